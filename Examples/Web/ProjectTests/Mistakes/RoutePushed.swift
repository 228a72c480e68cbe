// Mistake: A route is pushed.
// Says: type 'ViewModel' has no member 'song'
// Says: missing argument for parameter 'at' in call
// Remedy: Call `show(.song(id: id))`, and push the view model there:
//   `flow.push(SongViewModel(), at: route)`.

import Usher

enum SongsRoute: RouteWithStart {
  case list, song(id: Int)
  static let start = Self.list
}

final class SongsViewModel: ViewModel {}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) { flow.push(SongsViewModel(), at: route) }

  func didSelect(_ id: Int) {
    flow.push(.song(id: id))  // ← here
    // → show(.song(id: id))
  }
}
