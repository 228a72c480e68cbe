public import Usher

/// A field for a password, with its label and a button that shows what is typed.
///
/// ```swift
/// PasswordField("Password", viewModel.password, autocomplete: "current-password")
/// ```
///
/// The password is private, as every ``TextField`` of the kind `password` is. Whether it is shown is known to the browser
/// alone.
public struct PasswordField: Component {
  private let label: String
  private let field: Field<String>
  private let autocomplete: String
  private let hasFocus: Bool
  private let isDisabled: Bool

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the password and the message.
  ///   - autocomplete: `current-password` for one that is there, `new-password` for one that the person chooses.
  ///   - hasFocus: whether the field gets the focus when its screen opens.
  ///   - isDisabled: whether the password can't be changed now.
  public init(
    _ label: String,
    _ field: Field<String>,
    autocomplete: String,
    hasFocus: Bool = false,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.field = field
    self.autocomplete = autocomplete
    self.hasFocus = hasFocus
    self.isDisabled = isDisabled
  }

  /// The label, the field and the button.
  public var body: some HTML {
    div {
      TextField(
        label,
        field,
        kind: .password,
        autocomplete: autocomplete,
        hasFocus: hasFocus,
        isDisabled: isDisabled
      )
      button {
        Symbol.eye
        Symbol.eyeClosed
      }
      .class("u-reveal").attribute("type", "button").attribute("data-reveal")
      .attribute("aria-pressed", "false").label { $0[.showPassword] }.disabled(isDisabled)
    }
    .class("u-password")
  }
}
