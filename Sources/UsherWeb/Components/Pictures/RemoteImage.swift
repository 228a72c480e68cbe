/// An image with a placeholder while it loads, and a second placeholder if the image can't be loaded.
///
/// ```swift
/// RemoteImage("-/thumbnail/\(photo.id)", alt: photo.title, width: 480, height: 320)
/// ```
///
/// The image takes the available width, and has the aspect ratio of `width` and `height`; the app's style sheet can
/// change the width and the aspect ratio. When the browser has lost the connection to the server and is connected
/// again, it tries again to load each image that couldn't be loaded.
public struct RemoteImage: ElementComponent {
  private let source: String
  private let alt: String
  private let width: Int
  private let height: Int
  private let isLazy: Bool
  private let canRetry: Bool

  /// Makes an image.
  ///
  /// - Parameters:
  ///   - source: the URL of the image, as in ``Element/src(_:)``.
  ///   - alt: a description for screen readers; empty if the text beside the image says the same.
  ///   - width: the width of the image in pixels.
  ///   - height: the height of the image in pixels.
  ///   - isLazy: whether the image is loaded only when the person scrolls near it.
  ///   - canRetry: whether an image that can't be loaded has a button to try again.
  public init(
    _ source: String,
    alt: String,
    width: Int,
    height: Int,
    isLazy: Bool = false,
    canRetry: Bool = false
  ) {
    self.source = source
    self.alt = alt
    self.width = width
    self.height = height
    self.isLazy = isLazy
    self.canRetry = canRetry
  }

  /// The image over a placeholder of the same size.
  public var body: some ElementHTML {
    span {
      svg {}.viewBox(0, 0, Double(width), Double(height)).attribute("aria-hidden", "true")
      img().src(source).attribute("alt", alt).attribute("width", String(width))
        .attribute("height", String(height)).attribute("loading", isLazy ? "lazy" : nil)
      if canRetry {
        button { HostText(.tryAgain) }.class("button secondary small retry").attribute(
          "type",
          "button"
        )
      }
    }
    .class("remote-image")
  }
}
