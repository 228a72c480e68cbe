/// A text that appears and disappears; screen readers speak it when it appears.
///
/// ```swift
/// StatusText(viewModel.notice)
/// ```
///
/// The element around the text is in the page from the start, also without a text: some screen readers don't speak a
/// text that appears together with its element. So don't put a `StatusText` in an `if` that becomes true with the text.
public struct StatusText: ElementComponent {
  private let text: String?
  private let style: StaticString

  /// Makes the element for a text.
  ///
  /// - Parameters:
  ///   - text: the text to show and speak; `nil` for none.
  ///   - style: the CSS class of the paragraph with the text.
  public init(_ text: String?, style: StaticString = "status") {
    self.text = text
    self.style = style
  }

  /// The element, with a paragraph while there is a text.
  public var body: some ElementHTML {
    div { if let text { p { WordedText(translating: text) }.class(style) } }.role("status")
  }
}
