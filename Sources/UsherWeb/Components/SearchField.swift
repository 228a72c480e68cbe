public import Usher

/// A field for something to look for, with a magnifying glass.
public struct SearchField: Component {
  /// Which letters a keyboard on a screen makes large by itself.
  public enum Capitalization: String, Sendable {
    case none, words, sentences
  }

  private let label: String
  private let text: ValueBinding<String>
  private let capitalization: Capitalization
  private let hasFocus: Bool

  /// A search field.
  ///
  /// - Parameters:
  ///   - label: what is looked for; shown while the field is empty.
  ///   - text: what is looked for.
  ///   - capitalization: which letters a keyboard on a screen makes large by itself.
  ///   - hasFocus: whether the field is ready to type when its screen comes.
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
