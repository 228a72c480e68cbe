// Mistake: The action of `screen.on` doesn't take what the view model's closure tells.
// Says: contextual closure type '(SongsCoordinator, Int) -> Void' expects 2 arguments, but 1 was
//   used in closure body
// Remedy: Take it, as `$1`: `screen.on(self) { $0.show(.song(id: $1)) }`, or write
//   `{ app, _ in … }`.

import Usher

enum SongsRoute: RouteWithStart {
  case list, song(id: Int)
  static let start = Self.list
}

final class SongsViewModel: ViewModel {
  private let didSelect: (Int) -> Void
  init(didSelect: @escaping (Int) -> Void) { self.didSelect = didSelect }
}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    flow.push(at: route) { screen in
      SongsViewModel(didSelect: screen.on(self) { $0.show(.list) })  // ← here
      // → SongsViewModel(didSelect: screen.on(self) { $0.show(.song(id: $1)) })
    }
  }
}
