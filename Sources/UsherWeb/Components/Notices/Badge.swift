/// A short word about a thing, beside its name: its state, or how many there are.
///
/// ```swift
/// Badge("Paid", .success)
/// ```
public struct Badge: ElementComponent {
  private let text: String
  private let kind: NoticeKind?

  /// Makes a badge.
  ///
  /// - Parameters:
  ///   - text: the word.
  ///   - kind: how much it matters, for its colour; `nil` for none. The word has to say it, too: nobody hears a colour.
  public init(_ text: String, _ kind: NoticeKind? = nil) {
    self.text = text
    self.kind = kind
  }

  /// The word.
  public var body: some ElementHTML {
    span { text }.class("u-tint-badge").attribute("data-kind", kind?.rawValue)
  }
}
