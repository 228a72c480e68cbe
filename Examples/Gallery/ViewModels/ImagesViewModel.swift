public import Usher

/// Pictures that load, load late, or don't load.
public final class ImagesViewModel: ViewModel {
  public let title = GalleryPage.images.title
  /// The paths of pictures within the app's own resources.
  public let wide = "hills"
  public let tall = "tower"
  /// The path of a picture that takes some seconds to load.
  public let slow = "slow"
  /// A path without a picture.
  public let missing = "missing"
  /// The path of a picture that exists only three seconds after the screen was made. Loading it again then works.
  public let late: String

  /// - Parameter now: the seconds since 1970.
  package init(now: Int) { late = "late/\(now + 3)" }
}
