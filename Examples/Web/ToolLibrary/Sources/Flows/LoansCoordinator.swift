import ToolLibraryModel
import ToolLibraryViewModels
import Usher

enum LoansRoute: Route {
  case list
  case name
  case note(loan: String)
  case signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case name = "name"
    case note = ":loan/note"
    case signIn = "sign-in"
  }
}

/// A person's loans, and the editor of a loan's note.
final class LoansCoordinator: Coordinator {
  let flow: Flow<LoansRoute, Never>
  private let person: Person

  init(person: Person, flow: Flow<LoansRoute, Never>) {
    self.person = person
    self.flow = flow
    flow.scope.forEach(person.changes()) { [weak self] in self?.personChanged() }
  }

  func show(_ route: LoansRoute) {
    switch route {
    // It takes the place of the list: so Back doesn't lead to what somebody else saw.
    case .signIn where person.member == nil:
      flow.replace(at: route, on: handle) { SignInViewModel(person, canCancel: false, screen: $0) }
    // Whoever is signed in comes here by the address alone, and is led on at once.
    case .signIn:
      flow.push(at: route, on: handle) { SignInViewModel(person, canCancel: false, screen: $0) }
    case _ where person.member == nil:
      flow.redirect(to: .signIn, then: route)
    case .name:
      flow.push(at: route, on: handle) { NameViewModel(person, canCancel: false, screen: $0) }
    case _ where person.name == nil:
      flow.redirect(to: .name, then: route)
    case .list:
      flow.push(at: route, on: handle) { LoansViewModel(for: person, screen: $0) }
    case .note(let id):
      // Other people's notes aren't shown.
      guard let loan = person.library.register.loan(id), loan.borrower == person.id else { return }
      flow.present(at: route, on: handle) { NoteViewModel(on: loan, for: person, screen: $0) }
    }
  }

  /// Nobody is asked: a note that isn't saved is lost, since its writer is gone.
  private func personChanged() {
    guard person.member == nil else { return }
    flow.popToStartWithoutAsking(.signOut)
    flow.redirect(to: .signIn, then: .list)
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn where flow.isAtGate: flow.proceed()
    case .didSignIn: flow.pop()
    case .didCancel: break
    }
  }

  private func handle(_ event: NameViewModel.Event) {
    switch event {
    case .didFinish: flow.proceed()
    case .didCancel: break
    }
  }

  private func handle(_ event: LoansViewModel.Event) {
    switch event {
    case .didSelect(let id): show(.note(loan: id))
    }
  }

  private func handle(_ event: NoteViewModel.Event) {
    switch event {
    case .didFinish: flow.pop()
    }
  }
}
