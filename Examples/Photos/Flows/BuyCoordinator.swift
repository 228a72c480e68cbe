package import PhotosViewModels
package import Usher

package enum BuyRoute: Route, CaseIterable { case order, signIn, terms }

/// Buying a photo, signing in first where that is needed; the same on the parent's stack and in a
/// sheet of its own.
package final class BuyCoordinator: Coordinator {
  package let flow: Flow<BuyRoute, Receipt>
  private let photoID: String
  private let customer: Customer
  package private(set) lazy var terms = flow.child { TermsCoordinator(flow: $0) }

  init(photoID: String, customer: Customer, flow: Flow<BuyRoute, Receipt>) {
    self.photoID = photoID
    self.customer = customer
    self.flow = flow
  }

  package func show(_ route: BuyRoute) {
    switch route {
    case .signIn:
      // Each takes the other's place, so that Back can't reach it.
      flow.replace(at: route, on: handle) { SignInViewModel(customer: customer, screen: $0) }
    case .order where !customer.isSignedIn: signIn()
    case .order:
      flow.replace(at: route, on: handle) {
        BuyViewModel(id: photoID, customer: customer, screen: $0)
      }
    case .terms: terms.start(.sheet, at: route)
    }
  }

  private func handle(_ event: SignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.proceed()
    case .didCancel: flow.cancel()
    }
  }

  private func handle(_ event: BuyViewModel.Event) {
    switch event {
    case .didBuyPhoto(let receipt): flow.finish(receipt)
    case .didCancel: flow.cancel()
    case .didPressTerms: show(.terms)
    case .didPressSignIn: signIn()
    }
  }

  /// The gate: who has signed in goes on to the order, or to where a link led.
  private func signIn() { flow.redirect(to: .signIn, then: .order) }
}
