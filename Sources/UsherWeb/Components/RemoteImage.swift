/// A picture that is fetched: something stands in its place until it comes, and another thing when it doesn't.
///
/// ```swift
/// RemoteImage("-/thumbnail/\(photo.id)", alt: photo.title, width: 480, height: 320)
/// ```
///
/// It is as wide as there is room, and as high as its width and height tell, unless the app's style says otherwise. What
/// has failed is tried again when the connection is back.
public struct RemoteImage: ElementComponent {
  private let source: String
  private let alt: String
  private let width: Int
  private let height: Int
  private let isLazy: Bool
  private let canRetry: Bool

  /// A picture.
  ///
  /// - Parameters:
  ///   - source: its address, as ``Element/src(_:)`` takes it.
  ///   - alt: what it shows, for who can't see it; empty when the text beside it says that.
  ///   - width: its width in pixels.
  ///   - height: its height in pixels.
  ///   - isLazy: whether it is fetched only when the person comes near it.
  ///   - canRetry: whether a picture that couldn't be fetched has a button to try again.
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

  /// The picture, over something as large as it.
  public var body: some ElementHTML {
    span {
      svg {}.viewBox(0, 0, Double(width), Double(height)).attribute("aria-hidden", "true")
      img().src(source).attribute("alt", alt).attribute("width", String(width))
        .attribute("height", String(height)).attribute("loading", isLazy ? "lazy" : nil)
      if canRetry {
        button { "Try Again" }.class("button secondary small retry").attribute("type", "button")
      }
    }
    .class("remote-image")
  }
}
