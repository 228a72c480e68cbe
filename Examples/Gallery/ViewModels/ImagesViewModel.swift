public import Usher

/// Pictures that come, come late, or don't come.
public final class ImagesViewModel: ViewModel {
  public let title = GalleryPage.images.title
  /// Where pictures are, within the app's own resources.
  public let wide = "hills"
  public let tall = "tower"
  /// It takes some seconds.
  public let slow = "slow"
  /// There is nothing.
  public let missing = "missing"
  /// It is there only some seconds after the screen: who tries again gets it.
  public let late: String

  /// - Parameter now: seconds since 1970.
  package init(now: Int) { late = "late/\(now + 3)" }
}
