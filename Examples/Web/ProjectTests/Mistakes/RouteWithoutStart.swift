// Mistake: No route says that the flow starts there.
// Compiles: The flow shows nothing; `onMisuse`, and in a test `app.close()`, say why. Make plain
//   routes `CaseIterable` and those with values a `RouteWithStart`, or give one the coding key
//   `""`.

import Usher

enum SongsRoute: Route { case list, song(id: Int) }

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }
  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }
}
