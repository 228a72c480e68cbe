// Mistake: The events of a view model are private.
// Says: initializer must be declared private because its parameter uses a private type
// Remedy: Let the coordinator see them: `enum Event`, without `private`.

import Usher

final class SongViewModel: ViewModel {
  private enum Event { case didPressPlay }  // ← here
  // → enum Event { case didPressPlay }

  private let screen: Screen<Event>
  init(screen: Screen<Event>) { self.screen = screen }
  func playButtonTapped() { screen.send(.didPressPlay) }
}
