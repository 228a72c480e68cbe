package import PhotosViewModels
package import Usher

package enum BuyRoute: Route, CaseIterable { case order, signIn, terms }

/// The purchase of a photo. A person who isn't signed in must sign in before the order. The flow is the same on
/// the parent's stack and in its own sheet.
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
      // Sign-in and order replace each other, so that Back can't reach the earlier of the two.
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

  /// Shows the sign-in. Afterwards the flow goes on to the order, or to the screen that a link asked for.
  private func signIn() { flow.redirect(to: .signIn, then: .order) }
}
