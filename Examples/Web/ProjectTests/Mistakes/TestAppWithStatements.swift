// Mistake: The closure of a `TestApp` consists of several statements.
// Says: generic parameter 'C' could not be inferred
// Remedy: Name what it returns, `{ flow -> SongsCoordinator in`, or make it one expression.

import Testing
import Usher
import UsherTesting

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}

@MainActor @Test
func shows() throws {
  let app = try TestApp { flow in  // ← here
    // → let app = try TestApp { flow -> SongsCoordinator in
    let coordinator = SongsCoordinator(flow: flow)
    return coordinator
  }
  try app.close()
}
