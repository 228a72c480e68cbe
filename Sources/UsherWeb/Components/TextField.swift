public import Usher

/// A field for one line of text, with its label.
public struct TextField: Component {
  /// What is typed, which tells a phone which keyboard to show.
  public enum Kind: String, Sendable {
    /// Any text.
    case text
    /// A secret; it isn't shown.
    case password
    /// An email address.
    case email
    /// Something to look for.
    case search
  }

  private let label: String
  private let text: Binding<String>
  private let kind: Kind
  private let autocomplete: String?
  private let hasFocus: Bool

  /// A field.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - text: what it shows and changes.
  ///   - kind: what is typed.
  ///   - autocomplete: what the browser may fill in, by HTML's names: `username`.
  ///   - hasFocus: whether typing goes here when the screen opens.
  public init(
    _ label: String,
    _ text: Binding<String>,
    kind: Kind = .text,
    autocomplete: String? = nil,
    hasFocus: Bool = false
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.autocomplete = autocomplete
    self.hasFocus = hasFocus
  }

  /// Label and field.
  public var body: some HTML {
    UsherWeb.label {
      label
      input().attribute("type", kind.rawValue).attribute("autocomplete", autocomplete)
        .attribute("data-focus", when: hasFocus).value(text)
    }
    .class("field")
  }
}
