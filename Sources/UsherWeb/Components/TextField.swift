public import Usher

/// A field for one line of text, with its label.
///
/// ```swift
/// TextField("Username", viewModel.username)        // a Field: its message shows below, once it was left
/// TextField("Search", bind(\.query), kind: .search)
/// ```
public struct TextField: Component {
  /// What is typed, which tells a phone which keyboard to show.
  public enum Kind: String, Sendable {
    /// Any text.
    case text
    /// A secret; it isn't shown.
    case password
    /// An email address.
    case email
    /// An address of the web.
    case url
    /// Something to look for.
    case search
    /// A telephone number.
    case phone = "tel"
    /// A whole number; a keyboard on a screen has digits only.
    case number
    /// A number that may have a fraction.
    case decimal

    /// The type of the element: the browsers' own fields for numbers change what was typed.
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
  private var left: () -> Void = {}
  private var isRequired = false

  /// A field of a text.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - text: what it shows and changes.
  ///   - kind: what is typed.
  ///   - autocomplete: what the browser may fill in, by HTML's names: `username`.
  ///   - placeholder: what it shows while it is empty.
  ///   - message: what is wrong with what was typed; shown below it.
  ///   - hasFocus: whether typing goes here when the screen opens.
  ///   - isDisabled: whether it can't be changed now.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    kind: Kind = .text,
    autocomplete: String? = nil,
    placeholder: String? = nil,
    message: String? = nil,
    hasFocus: Bool = false,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.autocomplete = autocomplete
    self.placeholder = placeholder
    self.message = message
    self.hasFocus = hasFocus
    self.isDisabled = isDisabled
  }

  /// A field of a form: what is wrong shows below it, once the person has left it.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - field: what it shows and changes.
  ///   - kind: what is typed.
  ///   - autocomplete: what the browser may fill in, by HTML's names: `username`.
  ///   - placeholder: what it shows while it is empty.
  ///   - hasFocus: whether typing goes here when the screen opens.
  ///   - isDisabled: whether it can't be changed now.
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
      isDisabled: isDisabled
    )
    left = field.touch
    isRequired = field.isRequired
  }

  /// Label and field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      input().attribute("type", kind.type).attribute("inputmode", kind.inputMode)
        .attribute("name", autocomplete ?? FieldMessage.name(label))
        .attribute("autocomplete", autocomplete)
        .attribute("placeholder", placeholder).attribute("autocapitalize", isAddress ? "none" : nil)
        .attribute("autocorrect", isAddress ? "off" : nil)
        .attribute("spellcheck", isAddress ? "false" : nil).attribute("data-focus", when: hasFocus)
        .attribute("aria-required", isRequired ? "true" : nil)
        .attribute("aria-invalid", message == nil ? nil : "true")
        .attribute("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).value(text).on(.blur, left)
    }
  }

  /// An address isn't written as words are.
  private var isAddress: Bool { kind == .url || kind == .email }
}
