// Mistake: A view model tells events, and its screen is pushed without `on:`.
// Says: 'push(at:_:)' is unavailable: this view model sends events: add `on: handle`, which gets
//   them
// Remedy: Say who gets the events:
//   `flow.push(at: route, on: handle) { SongsViewModel(screen: $0) }`.

import Usher

enum SongsRoute: Route, CaseIterable { case songs }

final class SongsViewModel: ViewModel {
  enum Event { case didPressAdd }
  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
}

final class SongsCoordinator: Coordinator {
  let flow: Flow<SongsRoute, Never>
  init(flow: Flow<SongsRoute, Never>) { self.flow = flow }

  func show(_ route: SongsRoute) {
    flow.push(at: route) { SongsViewModel(screen: $0) }  // ← here
    // → flow.push(at: route, on: handle) { SongsViewModel(screen: $0) }
  }

  private func handle(_ event: SongsViewModel.Event) {}
}
