// Mistake: The routes of a coordinator are called `Route`.
// Says: 'Route' has a raw type that depends on itself
// Remedy: Give them a name of their own, `SongsRoute`, or write `enum Route: Usher.Route`.

import Usher

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  enum Route: Route, CaseIterable { case songs }  // ← here
  // → enum Route: Usher.Route, CaseIterable { case songs }

  let flow: Flow<Route, Never>
  init(flow: Flow<Route, Never>) { self.flow = flow }
  func show(_ route: Route) { flow.push(SongsViewModel(), at: route) }
}
