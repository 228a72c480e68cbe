// Mistake: The closure that makes a view model doesn't take the screen.
// Says: contextual type for closure argument list expects 1 argument, which cannot be implicitly
//   ignored
// Remedy: Give the view model its screen, `{ SongViewModel(screen: $0) }`; for one that needs none,
//   write `flow.push(SongViewModel(), at: route)`.

import Usher

enum SongRoute: Route, CaseIterable { case song }

final class SongViewModel: ViewModel {}

final class SongCoordinator: Coordinator {
  let flow: Flow<SongRoute, Never>
  init(flow: Flow<SongRoute, Never>) { self.flow = flow }

  func show(_ route: SongRoute) {
    flow.push(at: route) { SongViewModel() }  // ← here
    // → flow.push(SongViewModel(), at: route)
  }
}
