// Mistake: A test chooses a tab by `selectTab`.
// Says: 'selectTab' has been renamed to 'select(tab:)'
// Remedy: Write `try app.select(tab: "Songs")`.

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
func choosesTab() throws {
  let app = try TestApp { SongsCoordinator(flow: $0) }
  try app.selectTab("Songs")  // ← here
  // → try app.select(tab: "Songs")
}
