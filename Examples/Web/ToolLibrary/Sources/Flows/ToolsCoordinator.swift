import ToolLibraryModel
import ToolLibraryViewModels
import Usher

enum ToolsRoute: Route {
  case list
  case tool(id: String)
  case borrow(id: String)
  case signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case tool = "tools/:id"
    case borrow = "tools/:id/borrow"
    case signIn = "sign-in"
  }
}

/// The list of tools, a tool, and borrowing it.
final class ToolsCoordinator: Coordinator {
  let flow: Flow<ToolsRoute, Never>
  private let person: Person
  private lazy var signIn = flow.child { [person] in
    SignInCoordinator(person: person, flow: $0)
  }
  private lazy var borrowing = flow.child { [person] (tool: String, flow) in
    BorrowCoordinator(tool, for: person, flow: flow)
  } ended: { [weak self] outcome in
    if case .finished(let loan) = outcome {
      self?.flow.viewModel(ToolViewModel.self)?.borrowed(loan)
    }
  }

  init(person: Person, flow: Flow<ToolsRoute, Never>) {
    self.person = person
    self.flow = flow
    flow.scope.forEach(person.changes()) { [weak self] in self?.personChanged() }
  }

  func show(_ route: ToolsRoute) {
    switch route {
    case .list:
      flow.push(at: route, on: handle) { ToolsViewModel(library: person.library, screen: $0) }
    case .tool(let id):
      // An address of a tool that doesn't exist leads nowhere.
      guard let tool = person.library.tool(id) else { return }
      flow.push(at: route, on: handle) { ToolViewModel(tool, for: person, screen: $0) }
    case .borrow(let id):
      guard person.library.tool(id) != nil else { return }
      // Whoever isn't signed in does so first, and goes on to where they wanted to go.
      guard person.member != nil else { return flow.redirect(to: .signIn, then: route) }
      borrowing.start(id, .sheet, at: route)
    case .signIn: signIn.start(.sheet, at: route)
    }
  }

  /// What somebody has begun isn't for the next one.
  private func personChanged() {
    if person.member == nil { borrowing.cancel(.signOut) }
  }

  private func handle(_ event: ToolsViewModel.Event) {
    switch event {
    case .didSelect(let id): show(.tool(id: id))
    }
  }

  private func handle(_ event: ToolViewModel.Event) {
    switch event {
    case .didPressBorrow(let id): show(.borrow(id: id))
    }
  }
}
