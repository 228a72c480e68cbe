// Mistake: The initializer of a public view model is public, and its events aren't.
// Says: initializer cannot be declared public because its parameter uses a package type
// Remedy: Make the initializer `package`, as the events: only the coordinator makes view models.

import Usher

/// A song.
public final class SongViewModel: ViewModel {
  package enum Event { case didPressPlay }

  private let screen: Screen<Event>
  /// Makes it.
  public init(screen: Screen<Event>) { self.screen = screen }  // ← here
  // → package init(screen: Screen<Event>) { self.screen = screen }
  /// The person wants to hear it.
  public func playButtonTapped() { screen.send(.didPressPlay) }
}
