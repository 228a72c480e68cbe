// Mistake: A test keeps a view model or a coordinator in a constant until the app is closed.
// Compiles: `app.close()` fails, since it is still in memory. Ask the app for it each time:
//   `try app.top(SongsViewModel.self)`, `try app.root(SongsCoordinator.self)`.

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
  let app = try TestApp { SongsCoordinator(flow: $0) }
  let songs = try app.top(SongsViewModel.self)
  #expect(songs.title == "Songs")
  try app.close()
}
