public import Usher

/// Text of all kinds.
public final class TextViewModel: ViewModel {
  public let title = GalleryPage.text.title
  private let screen: Screen<Event>

  /// What the page tells its coordinator.
  package enum Event { case didPressRightToLeft }

  package init(screen: Screen<Event>) {
    self.screen = screen
  }

  /// Call when the page from right to left was chosen.
  public func rightToLeftButtonTapped() { screen.send(.didPressRightToLeft) }
}
