/// A button that copies a text to the clipboard of the person's device.
///
/// ```swift
/// CopyButton("Copy Link", text: viewModel.link)
/// ```
///
/// The browser copies within the press, without the server. The button shows for two seconds whether it has worked, and
/// screen readers say so. It works without HTTPS, too, in an older way.
public struct CopyButton: ElementComponent {
  private let button: HandButton

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the text of the button; `nil` for “Copy” in the language of the page.
  ///   - text: the text to copy.
  ///   - style: the style classes of the button; empty for a button in the bar.
  ///   - onPress: called on the page's actor when the person presses the button; `nil` if the app needn't know.
  public init(
    _ title: String? = nil,
    text: String,
    style: StaticString = "button",
    onPress: (() -> Void)? = nil
  ) {
    button = HandButton(
      title: title,
      word: .copy,
      style: style,
      attribute: HandAttribute(hand: .copy(text), action: onPress)
    )
  }

  /// The button.
  public var body: some ElementHTML { button.body }
}
