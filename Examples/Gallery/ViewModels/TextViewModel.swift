public import Usher

/// Text of all kinds.
public final class TextViewModel: ViewModel {
  public let title = GalleryPage.text.title
  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressRightToLeft }

  package init(screen: Screen<Event>) {
    self.screen = screen
  }

  /// Call when the row of the right-to-left screen was pressed.
  public func rightToLeftButtonTapped() { screen.send(.didPressRightToLeft) }
}
