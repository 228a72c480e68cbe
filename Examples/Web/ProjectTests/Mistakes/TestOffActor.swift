// Mistake: A test with a `TestApp` runs on no actor.
// Compiles: The test fails with “TestApp needs an actor.” Write `@MainActor` before the test or its
//   suite.

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

@Test
func shows() throws {
  let app = try TestApp { SongsCoordinator(flow: $0) }
  try app.close()
}
