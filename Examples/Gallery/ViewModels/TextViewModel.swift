public import Usher

/// Text of all kinds.
public final class TextViewModel: ViewModel {
  public let title = GalleryPage.text.title
  private let didPressRightToLeft: () -> Void

  package init(didPressRightToLeft: @escaping () -> Void) {
    self.didPressRightToLeft = didPressRightToLeft
  }

  /// Call when the page from right to left was chosen.
  public func rightToLeftButtonTapped() { didPressRightToLeft() }
}
