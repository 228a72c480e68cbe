import PhotosViewModels
package import Usher

package enum ProfileRoute: Route, CaseIterable { case profile, signIn }

/// The profile, with a way to sign in.
package final class ProfileCoordinator: Coordinator {
  package let flow: Flow<ProfileRoute, Never>
  private let customer: Customer
  package private(set) lazy var signIn = flow.child { [customer] in
    SignInCoordinator(customer: customer, flow: $0)
  }

  init(customer: Customer, flow: Flow<ProfileRoute, Never>) {
    self.customer = customer
    self.flow = flow
  }

  package func show(_ route: ProfileRoute) {
    switch route {
    case .profile:
      flow.push(at: route, on: handle) { ProfileViewModel(customer: customer, screen: $0) }
    case .signIn: signIn.start(.sheet, at: route)
    }
  }

  private func handle(_ event: ProfileViewModel.Event) {
    switch event {
    case .didPressSignIn: show(.signIn)
    }
  }
}
