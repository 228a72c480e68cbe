// Mistake: All pages of a `WebApp` share an object that isn't `Sendable`.
// Says: capture of 'store' with non-Sendable type 'SongStore' in a '@Sendable' closure
// Remedy: Make it in the closure, where each page gets its own; or make it an actor, or a class
//   with a `Mutex` that is `Sendable`.

import Usher
import UsherWeb

enum SongsRoute: Route, CaseIterable { case songs }

final class SongStore {}  // ← here
// → actor SongStore {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(store: SongStore, flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) {}
}

func app() -> WebApp {
  let store = SongStore()
  return WebApp("songs", title: "Songs") { flow, _ in
    SongsCoordinator(store: store, flow: flow)
  } views: {
  }
}
