import PhotosViewModels
package import Usher

package enum ProfileRoute: Route, CaseIterable { case profile, signIn }

/// The profile, with a way to sign in.
package final class ProfileCoordinator: Coordinator {
  package let flow: Flow<ProfileRoute, Never>
  private let visit: Visit
  package private(set) lazy var signIn = flow.child { [visit] in
    SignInCoordinator(visit: visit, flow: $0)
  }

  init(visit: Visit, flow: Flow<ProfileRoute, Never>) {
    self.visit = visit
    self.flow = flow
  }

  package func show(_ route: ProfileRoute) {
    switch route {
    case .profile:
      flow.push(at: route, on: handle) { ProfileViewModel(visit: visit, screen: $0) }
    case .signIn: signIn.start(.vertical, at: route)
    }
  }

  private func handle(_ event: ProfileViewModel.Event) {
    switch event {
    case .didPressSignIn: show(.signIn)
    }
  }
}
