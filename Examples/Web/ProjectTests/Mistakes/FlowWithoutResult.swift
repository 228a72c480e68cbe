// Mistake: The type of a flow doesn't say what the flow's result is.
// Says: generic type 'Flow' specialized with too few type parameters (got 1, but expected 2)
// Remedy: Write `Flow<SongsRoute, Never>` where there is no result, `Flow<EditRoute, Note>` where
//   there is one.

import Usher

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute>  // ← here
  // → let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute>) { self.flow = flow }  // ← here
  // → init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}
