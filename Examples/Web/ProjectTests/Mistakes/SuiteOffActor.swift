// Mistake: A test is `@MainActor`, and the suite that makes its `TestApp` isn't.
// Says: risks causing data races
// Remedy: Write `@MainActor` before the suite, too: `@MainActor @Suite struct SongsTests`. The
//   message names code that the macro `@Test` has written.

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

@Suite  // ← here
// → @MainActor @Suite
struct SongsTests {
  let app: TestApp

  init() throws { app = try TestApp { SongsCoordinator(flow: $0) } }

  @MainActor @Test
  func shows() throws { try app.expect("Songs") }
}
