// Mistake: A closure of several statements makes a view model and doesn't return it.
// Says: type '()' cannot conform to 'ViewModel'
// Remedy: Write `return` before the view model, as the closure's last statement.

import Usher

enum SongRoute: Route, CaseIterable { case song }

final class SongViewModel: ViewModel {
  var isChosen = false
}

final class SongCoordinator: Coordinator {
  let flow: Flow<SongRoute, Never>
  init(flow: Flow<SongRoute, Never>) { self.flow = flow }

  func show(_ route: SongRoute) {
    flow.push(at: route) { _ in
      let song = SongViewModel()
      song.isChosen = true  // ← here
      // → song.isChosen = true
      // → return song
    }
  }
}
