import PhotosViewModels
package import Usher

package enum SignInRoute: Route, CaseIterable { case signIn }

/// The sign-in as a flow of its own, without a purchase.
package final class SignInCoordinator: Coordinator {
  package let flow: Flow<SignInRoute, Void>
  private let customer: Customer

  init(customer: Customer, flow: Flow<SignInRoute, Void>) {
    self.customer = customer
    self.flow = flow
  }

  package func show(_ route: SignInRoute) {
    flow.push(at: route, on: handle) { SignInViewModel(customer: customer, screen: $0) }
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.finish()
    case .didCancel: flow.cancel()
    }
  }
}
