// Mistake: A closure of several statements makes the coordinator that a navigation starts with.
// Says: failed to produce diagnostic for expression; please submit a bug report
// Remedy: Name what it returns: `navigation.start { flow -> SongsCoordinator in … }`.

import Usher

enum SongsRoute: Route, CaseIterable { case list }

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  var chosen: Int?
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) {}
}

@MainActor
func start() {
  let navigation = Navigation(on: MainActor.shared)
  navigation.start { flow in  // ← here
    // → navigation.start { flow -> SongsCoordinator in
    let coordinator = SongsCoordinator(flow: flow)
    coordinator.chosen = 1
    return coordinator
  }
}
