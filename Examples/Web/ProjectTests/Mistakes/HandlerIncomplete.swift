// Mistake: A coordinator doesn't answer all events of a view model.
// Says: switch must be exhaustive
// Says: add missing case: '.didPressAdd'
// Remedy: Answer each event. Without a `default` none can be forgotten that is added later.

import Usher

enum SongsRoute: RouteWithStart {
  case list, song(id: Int)
  static let start = Self.list
}

final class SongsViewModel: ViewModel {
  enum Event { case didSelect(Int), didPressAdd }
  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    flow.push(at: route, on: handle) { SongsViewModel(screen: $0) }
  }

  private func handle(_ event: SongsViewModel.Event) {
    switch event {  // ← here
    // → switch event {
    case .didSelect(let id): show(.song(id: id))
    // → case .didPressAdd: break
    }
  }
}
