public import Usher

/// A field for the text of a search, with a magnifying glass.
///
/// ```swift
/// SearchField("Search", bind(\.query))
/// ```
public struct SearchField: Component {
  /// The letters that an on-screen keyboard makes capital by itself: none, the first of each word, or the first of each
  /// sentence.
  public enum Capitalization: String, Sendable {
    case none, words, sentences
  }

  private let label: String
  private let text: ValueBinding<String>
  private let capitalization: Capitalization
  private let hasFocus: Bool

  /// Makes a search field.
  ///
  /// - Parameters:
  ///   - label: the name of the field; shown in it while it is empty.
  ///   - text: the text that the field shows and writes.
  ///   - capitalization: the letters that an on-screen keyboard makes capital by itself.
  ///   - hasFocus: whether the field gets the focus when its screen opens.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    capitalization: Capitalization = .none,
    hasFocus: Bool = false
  ) {
    self.label = label
    self.text = text
    self.capitalization = capitalization
    self.hasFocus = hasFocus
  }

  /// The field.
  public var body: some HTML {
    div {
      Raw(
        """
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d="M13 13l5 5M8.5 \
        15a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13z" fill="none" stroke="currentColor" \
        stroke-width="2" stroke-linecap="round"/></svg>
        """
      )
      input().attribute("type", "search").label(label).attribute("placeholder", label)
        .attribute("autocomplete", "off").attribute("autocorrect", "off")
        .attribute("autocapitalize", capitalization.rawValue).attribute("spellcheck", "false")
        .attribute("enterkeyhint", "search").attribute("data-focus", when: hasFocus).value(text)
    }
    .class("search").role("search").label(label)
  }
}
