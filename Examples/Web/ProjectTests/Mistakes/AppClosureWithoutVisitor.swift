// Mistake: The closure of a `WebApp` takes the flow alone.
// Says: contextual closure type '@Sendable (Flow<SongsRoute, Never>, Visit) -> SongsCoordinator'
//   expects 2 arguments, but 1 was used in closure body
// Remedy: Take the visitor, too, or leave it out by an underscore: `{ flow, _ in … }`.

import Usher
import UsherWeb

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) {}
}

let songs = WebApp("songs", title: "Songs") { flow in  // ← here
  // → let songs = WebApp("songs", title: "Songs") { flow, _ in
  SongsCoordinator(flow: flow)
} views: {
}
