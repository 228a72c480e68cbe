// Mistake: The type of a test's app names the coordinator.
// Says: cannot specialize non-generic type 'TestApp'
// Says: cannot infer contextual base in reference to member 'milliseconds'
// Remedy: Write `TestApp`, which isn't a generic type. `app.root(SongsCoordinator.self)` is the
//   coordinator.

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

@MainActor
struct SongsTests {
  private let app: TestApp<SongsCoordinator>  // ← here
  // → private let app: TestApp

  init() throws { app = try TestApp { SongsCoordinator(flow: $0) } }

  @Test
  func shows() async throws {
    await app.clock.advance(by: .milliseconds(300))
    try app.expect("Songs")
  }
}
