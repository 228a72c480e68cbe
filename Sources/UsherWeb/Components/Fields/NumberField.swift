public import Usher

/// A field for a number or an amount of money, with its label and its unit.
///
/// ```swift
/// let euros = NumberFormat.money("EUR", locale)
/// let amount = Field("", .number(euros, in: 1...500, "Enter an amount from 1 to 500 €."))
/// …
/// NumberField("Amount", viewModel.amount, viewModel.euros)
/// ```
///
/// The text stays as the person types it. When they leave the field, a number is written as the format has it: `1250` becomes
/// `1.250,00` in German. What isn't a number stays, and the field's rule says so. The view model reads the number by
/// `euros.number(amount.value)`.
public struct NumberField: Component {
  private let label: String
  private let text: ValueBinding<String>
  private let format: NumberFormat
  private let placeholder: String?
  private let isDisabled: Bool
  private let allowsNegative: Bool
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a number.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - text: the text of the number, without its unit.
  ///   - format: how the number is read and written.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - message: the problem with the number, shown below the field; `nil` for none.
  ///   - allowsNegative: whether the number can be below zero. Phones show a keyboard with a minus then, of all keys; the
  ///     rules of the number are elsewhere.
  ///   - isDisabled: whether the number can't be changed now.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    _ format: NumberFormat,
    placeholder: String? = nil,
    message: String? = nil,
    allowsNegative: Bool = false,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.text = text
    self.format = format
    self.placeholder = placeholder
    self.message = message
    self.allowsNegative = allowsNegative
    self.isDisabled = isDisabled
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the text and the message.
  ///   - format: how the number is read and written.
  ///   - placeholder: the text that the field shows while it is empty; `nil` for none.
  ///   - allowsNegative: whether the number can be below zero.
  ///   - isDisabled: whether the number can't be changed now.
  public init(
    _ label: String,
    _ field: Field<String>,
    _ format: NumberFormat,
    placeholder: String? = nil,
    allowsNegative: Bool = false,
    isDisabled: Bool = false
  ) {
    self.init(
      label,
      field.binding,
      format,
      placeholder: placeholder,
      message: field.message,
      allowsNegative: allowsNegative,
      isDisabled: isDisabled
    )
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label, the field and the unit.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      span {
        if let unit = format.unit { span { unit }.class("u-unit") }
        input().attribute("type", "text")
          .attribute("inputmode", keyboard)
          .attribute("name", FieldMessage.name(label)).attribute("autocomplete", "off")
          .attribute("placeholder", placeholder)
          .attribute("aria-required", isRequired ? "true" : nil)
          .attribute("aria-invalid", message == nil ? nil : "true")
          .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
          .disabled(isDisabled).value(text).on(.blur, leave)
      }
      .class(style)
    }
  }

  /// The keyboards for numbers have no minus on some phones.
  private var keyboard: String? {
    if allowsNegative { return nil }
    return format.fractionDigits.upperBound == 0 ? "numeric" : "decimal"
  }

  private var style: String {
    guard format.unit != nil else { return "u-number" }
    return format.isUnitFirst ? "u-number u-unit-first" : "u-number"
  }

  private func leave() {
    if let number = format.number(text.value) { text.value = format.text(number) }
    left()
  }
}
