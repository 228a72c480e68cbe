/// A text that comes and goes, and is spoken when it comes.
///
/// ```swift
/// StatusText(viewModel.notice)
/// ```
///
/// Its place is in the page from the start, empty: what comes into the page together with its place isn't spoken by all
/// screen readers. So it doesn't belong into an `if` that comes true with it.
public struct StatusText: ElementComponent {
  private let text: String?
  private let style: StaticString

  /// A place for a text.
  ///
  /// - Parameters:
  ///   - text: what is to be said, if anything.
  ///   - style: the class of the paragraph that it is in.
  public init(_ text: String?, style: StaticString = "status") {
    self.text = text
    self.style = style
  }

  /// The place, and a paragraph in it while there is a text.
  public var body: some ElementHTML {
    div { if let text { p { text }.class(style) } }.role("status")
  }
}
