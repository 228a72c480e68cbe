public import Usher

/// A field for several lines of text, with its label.
///
/// ```swift
/// TextArea("Comments", viewModel.comments)
/// ```
public struct TextArea: Component {
  private let label: String
  private let text: ValueBinding<String>
  private let rows: Int
  private let isDisabled: Bool
  private let isPrivate: Bool
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a text.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - text: the text that the field shows and writes.
  ///   - rows: the number of visible lines.
  ///   - isDisabled: whether the text can't be changed now.
  ///   - isPrivate: whether the text is a secret, which nothing may store, log or keep in the browser.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    rows: Int = 4,
    isDisabled: Bool = false,
    isPrivate: Bool = false
  ) {
    self.label = label
    self.text = text
    self.rows = rows
    self.isDisabled = isDisabled
    self.isPrivate = isPrivate
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form. The text is private if the form's field is.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the text and the message.
  ///   - rows: the number of visible lines.
  ///   - isDisabled: whether the text can't be changed now.
  public init(
    _ label: String,
    _ field: Field<String>,
    rows: Int = 4,
    isDisabled: Bool = false
  ) {
    self.init(
      label,
      field.binding,
      rows: rows,
      isDisabled: isDisabled,
      isPrivate: field.isPrivate
    )
    message = field.message
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      textarea(text).attribute("rows", String(rows))
        .attribute("autocomplete", isPrivate ? "off" : nil).attribute(
          "data-private",
          when: isPrivate
        )
        .attribute("aria-required", isRequired ? "true" : nil)
        .attribute("aria-invalid", message == nil ? nil : "true")
        .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).on(.blur, left)
    }
  }
}
