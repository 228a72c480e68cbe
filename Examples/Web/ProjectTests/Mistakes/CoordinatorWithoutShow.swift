// Mistake: A coordinator has `start()` and no `show(_:)`.
// Says: type 'SongsCoordinator' does not conform to protocol 'Coordinator'
// Says: protocol requires function 'show' with type '(SongsRoute) -> ()'
// Remedy: Make each screen in `func show(_ route: SongsRoute)`. Most coordinators need no
//   `start()`.

import Usher

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func start() {  // ← here
    flow.push(SongsViewModel(), at: .songs)  // ← here
  }  // ← here
  // → func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}
