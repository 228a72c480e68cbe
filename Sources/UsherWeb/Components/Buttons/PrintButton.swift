/// A button that prints the screen on top. On paper it has no bars and no end of a scroll area.
///
/// ```swift
/// PrintButton("Print Receipt")
/// ```
///
/// A long list prints the rows that have been loaded.
public struct PrintButton: ElementComponent {
  private let button: HandButton

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the text of the button; `nil` for “Print” in the language of the page.
  ///   - style: the style classes of the button; empty for a button in the bar.
  ///   - onPress: called on the page's actor when the person presses the button; `nil` if the app needn't know.
  public init(
    _ title: String? = nil,
    style: StaticString = "button",
    onPress: (() -> Void)? = nil
  ) {
    button = HandButton(
      title: title,
      word: .print,
      style: style,
      attribute: HandAttribute(hand: .print, action: onPress)
    )
  }

  /// The button.
  public var body: some ElementHTML { button.body }
}
