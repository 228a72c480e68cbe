import ToolLibraryModel
import ToolLibraryViewModels
import Usher

enum ToolsRoute: Route {
  case list
  case tool(id: String)
  case borrow(id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case tool = "tools/:id"
    case borrow = "tools/:id/borrow"
  }
}

/// The list of tools, a tool, and borrowing it.
final class ToolsCoordinator: Coordinator {
  let flow: Flow<ToolsRoute, Never>
  private let person: Person
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
      borrowing.start(id, .sheet, at: route)
    }
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
