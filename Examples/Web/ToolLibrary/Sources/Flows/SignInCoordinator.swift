import ToolLibraryModel
import ToolLibraryViewModels
import Usher

enum SignInRoute: Route, CaseIterable { case form }

/// The sign-in, as a flow of its own.
final class SignInCoordinator: Coordinator {
  let flow: Flow<SignInRoute, Void>
  private let person: Person

  init(person: Person, flow: Flow<SignInRoute, Void>) {
    self.person = person
    self.flow = flow
  }

  func show(_ route: SignInRoute) {
    flow.push(at: route, on: handle) { SignInViewModel(person, canCancel: true, screen: $0) }
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.finish()
    case .didCancel: flow.cancel()
    }
  }
}
