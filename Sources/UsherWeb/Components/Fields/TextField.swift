public import Usher

/// A field for one line of text, with its label.
///
/// ```swift
/// TextField("Username", viewModel.username)  // a Field: its message shows below, once the person has left it
/// TextField("Search", bind(\.query), kind: .search)
/// ```
public struct TextField: Component {
  /// The kind of text, by which a phone chooses its keyboard.
  public enum Kind: String, Sendable {
    /// Any text.
    case text
    /// A secret; the characters aren't shown.
    case password
    /// An email address.
    case email
    /// A URL.
    case url
    /// The text of a search.
    case search
    /// A telephone number.
    case phone = "tel"
    /// A whole number; an on-screen keyboard has only digits.
    case number
    /// A number that can have a fraction.
    case decimal

    /// The type of the element: `text` for numbers, because the browsers' own number fields change the typed text.
    fileprivate var type: String { isNumber ? "text" : rawValue }
    fileprivate var inputMode: String? {
      switch self {
      case .number: "numeric"
      case .decimal: "decimal"
      default: nil
      }
    }
    private var isNumber: Bool { self == .number || self == .decimal }
  }

  private let label: String
  private let text: ValueBinding<String>
  private let kind: Kind
  private let autocomplete: String?
  private let placeholder: String?
  private let hasFocus: Bool
  private let message: String?
  private let isDisabled: Bool
  private let isPrivate: Bool
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a text.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - text: the text that the field shows and writes.
  ///   - kind: the kind of text.
  ///   - autocomplete: HTML's name of the data that the browser can fill in, for example `username`; `nil` for none.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - message: the problem with the text, shown below the field; `nil` for none.
  ///   - hasFocus: whether the field gets the focus when its screen opens.
  ///   - isDisabled: whether the text can't be changed now.
  ///   - isPrivate: whether the text is a secret, which nothing may store, log or keep in the browser. A password always
  ///     is.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    kind: Kind = .text,
    autocomplete: String? = nil,
    placeholder: String? = nil,
    message: String? = nil,
    hasFocus: Bool = false,
    isDisabled: Bool = false,
    isPrivate: Bool = false
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.autocomplete = autocomplete
    self.placeholder = placeholder
    self.message = message
    self.hasFocus = hasFocus
    self.isDisabled = isDisabled
    self.isPrivate = isPrivate || kind == .password
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form. The text is private if the kind is `password` or the form's field is private.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the text and the message.
  ///   - kind: the kind of text.
  ///   - autocomplete: HTML's name of the data that the browser can fill in, for example `username`; `nil` for none.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - hasFocus: whether the field gets the focus when its screen opens.
  ///   - isDisabled: whether the text can't be changed now.
  public init(
    _ label: String,
    _ field: Field<String>,
    kind: Kind = .text,
    autocomplete: String? = nil,
    placeholder: String? = nil,
    hasFocus: Bool = false,
    isDisabled: Bool = false
  ) {
    self.init(
      label,
      field.binding,
      kind: kind,
      autocomplete: autocomplete,
      placeholder: placeholder,
      message: field.message,
      hasFocus: hasFocus,
      isDisabled: isDisabled,
      isPrivate: field.isPrivate
    )
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      input().attribute("type", kind.type).attribute("inputmode", kind.inputMode)
        .attribute("name", autocomplete ?? FieldMessage.name(label))
        .attribute("autocomplete", autocomplete ?? (isPrivate && kind != .password ? "off" : nil))
        .attribute("data-private", when: isPrivate)
        .attribute("placeholder", placeholder).attribute("autocapitalize", isAddress ? "none" : nil)
        .attribute("autocorrect", isAddress ? "off" : nil)
        .attribute("spellcheck", isAddress ? "false" : nil).attribute("data-focus", when: hasFocus)
        .attribute("aria-required", isRequired ? "true" : nil)
        .attribute("aria-invalid", message == nil ? nil : "true")
        .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).value(text).on(.blur, left)
    }
  }

  /// Whether the text is a URL or an email address, which keyboards must not capitalize or correct.
  private var isAddress: Bool { kind == .url || kind == .email }
}
