/// A button by which the person hands something on to another app or person, by the share sheet of their device.
///
/// ```swift
/// ShareButton(text: "\(viewModel.name): \(viewModel.weather)")
/// ```
///
/// Where the browser has no share sheet, as on many desktops, and without HTTPS, the text and the address are copied, as by
/// ``CopyButton``.
public struct ShareButton: ElementComponent {
  private let button: HandButton

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the text of the button; `nil` for “Share” in the language of the page.
  ///   - heading: the title of what is shared, which some apps use, for example as the subject of a mail.
  ///   - text: the text to share.
  ///   - url: the address to share: a whole one, or one within the app; by default that of the page. `nil` for none.
  ///   - style: the style classes of the button; empty for a button in the bar.
  ///   - onPress: called on the page's actor when the person presses the button; `nil` if the app needn't know.
  public init(
    _ title: String? = nil,
    heading: String? = nil,
    text: String? = nil,
    url: String? = "",
    style: StaticString = "button",
    onPress: (() -> Void)? = nil
  ) {
    button = HandButton(
      title: title,
      word: .share,
      style: style,
      attribute: HandAttribute(hand: .share(title: heading, text: text, url: url), action: onPress)
    )
  }

  /// The button.
  public var body: some ElementHTML { button.body }
}
