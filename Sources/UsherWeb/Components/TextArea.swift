public import Usher

/// A field for several lines of text, with its label.
public struct TextArea: Component {
  private let label: String
  private let text: ValueBinding<String>
  private let rows: Int
  private let isDisabled: Bool
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// A field of a text.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - text: what it shows and changes.
  ///   - rows: how many lines show.
  ///   - isDisabled: whether it can't be changed now.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    rows: Int = 4,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.text = text
    self.rows = rows
    self.isDisabled = isDisabled
  }

  /// A field of a form: what is wrong shows below it, once the person has left it.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - field: what it shows and changes.
  ///   - rows: how many lines show.
  ///   - isDisabled: whether it can't be changed now.
  public init(
    _ label: String,
    _ field: Field<String>,
    rows: Int = 4,
    isDisabled: Bool = false
  ) {
    self.init(label, field.binding, rows: rows, isDisabled: isDisabled)
    message = field.message
    left = field.touch
    isRequired = field.isRequired
  }

  /// Label and field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      textarea(text).attribute("rows", String(rows))
        .attribute("aria-required", isRequired ? "true" : nil)
        .attribute("aria-invalid", message == nil ? nil : "true")
        .attribute("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).on(.blur, left)
    }
  }
}
