import UsersViewModels
package import Usher

package enum SignInRoute: Route, CaseIterable { case signIn }

/// Signing in, as a flow of its own: whoever starts it learns whether somebody did.
package final class SignInCoordinator: Coordinator {
  package let flow: Flow<SignInRoute, Void>
  private let person: Person

  init(person: Person, flow: Flow<SignInRoute, Void>) {
    self.person = person
    self.flow = flow
  }

  package func show(_ route: SignInRoute) {
    flow.push(at: route, on: handle) { SignInViewModel(person: person, screen: $0) }
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.finish()
    case .didCancel: flow.cancel()
    }
  }
}
