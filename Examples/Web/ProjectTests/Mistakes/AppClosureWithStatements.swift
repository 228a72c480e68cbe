// Mistake: The closure of a `WebApp` consists of several statements.
// Says: generic parameter 'C' could not be inferred
// Remedy: Name what it returns, `{ flow, _ -> SongsCoordinator in`, or make it one expression.

import Usher
import UsherWeb

enum SongsRoute: Route, CaseIterable { case songs }

final class SongStore {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(store: SongStore, flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) {}
}

let songs = WebApp("songs", title: "Songs") { flow, _ in  // ← here
  // → let songs = WebApp("songs", title: "Songs") { flow, _ -> SongsCoordinator in
  let store = SongStore()
  return SongsCoordinator(store: store, flow: flow)
} views: {
}
