// Mistake: The type of a view model's screen doesn't say which events it tells.
// Says: reference to generic type 'Screen' requires arguments in <...>
// Remedy: Write `Screen<Event>`, with the view model's own `Event`, or `Screen<Never>` for one that
//   tells nothing.

import Usher

final class SongViewModel: ViewModel {
  enum Event { case didPressPlay }

  private let screen: Screen  // ← here
  // → private let screen: Screen<Event>
  init(screen: Screen) { self.screen = screen }  // ← here
  // → init(screen: Screen<Event>) { self.screen = screen }
  func playButtonTapped() { screen.send(.didPressPlay) }
}
