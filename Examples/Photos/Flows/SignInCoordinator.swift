import PhotosViewModels
package import Usher

package enum SignInRoute: Route, CaseIterable { case signIn }

/// Signing in by itself.
package final class SignInCoordinator: Coordinator {
  package let flow: Flow<SignInRoute, Void>
  private let visit: Visit

  init(visit: Visit, flow: Flow<SignInRoute, Void>) {
    self.visit = visit
    self.flow = flow
  }

  package func show(_ route: SignInRoute) {
    flow.push(at: route, on: handle) { SignInViewModel(visit: visit, screen: $0) }
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.finish()
    case .didCancel: flow.cancel()
    }
  }
}
