// Mistake: The handler of events stands after the closure that makes the view model.
// Says: extra trailing closure passed in call
// Remedy: Write `on:` before it: `flow.push(at: route, on: handle) { SongsViewModel(screen: $0) }`.

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
    flow.push(at: route) {  // ← here
      SongsViewModel(screen: $0)  // ← here
    } on: {  // ← here
      handle($0)  // ← here
    }  // ← here
    // → flow.push(at: route, on: handle) { SongsViewModel(screen: $0) }
  }

  private func handle(_ event: SongsViewModel.Event) {}
}
