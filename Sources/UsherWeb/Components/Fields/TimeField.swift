public import Usher

/// A field for a time of the day, with its label. It can be empty.
///
/// ```swift
/// TimeField("Opens at", bind(\.opening))
/// ```
///
/// The browser shows the time by the person's clock, with 12 or 24 hours. For a day with a time, see ``DateField``.
public struct TimeField: Component {
  private let label: String
  private let time: ValueBinding<TimeOfDay?>
  private let range: ClosedRange<TimeOfDay>?
  private let isDisabled: Bool
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a time.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - time: the time that the field shows and writes; `nil` for none.
  ///   - range: the earliest and the latest time that can be chosen; `nil` allows all. If the person
  ///     leaves the field with another time, or with a part of one, `nil` is written.
  ///   - isDisabled: whether the time can't be changed now.
  public init(
    _ label: String,
    _ time: ValueBinding<TimeOfDay?>,
    range: ClosedRange<TimeOfDay>? = nil,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.time = time
    self.range = range
    self.isDisabled = isDisabled
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the time and the message.
  ///   - range: the earliest and the latest time that can be chosen; `nil` allows all. If the person
  ///     leaves the field with another time, or with a part of one, `nil` is written.
  ///   - isDisabled: whether the time can't be changed now.
  public init(
    _ label: String,
    _ field: Field<TimeOfDay?>,
    range: ClosedRange<TimeOfDay>? = nil,
    isDisabled: Bool = false
  ) {
    self.init(label, field.binding, range: range, isDisabled: isDisabled)
    message = field.message
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      input().attribute("type", "time")
        .attribute("min", range?.lowerBound.description)
        .attribute("max", range?.upperBound.description)
        .attribute("aria-required", isRequired ? "true" : nil)
        .attribute("aria-invalid", message == nil ? nil : "true")
        .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).value(text).on(.blur, left)
    }
  }

  private var text: ValueBinding<String> {
    time.compactMap {
      $0?.description ?? ""
    } set: { entered in
      guard !entered.isEmpty else { return .some(nil) }
      guard let time = TimeOfDay(entered), range?.contains(time) != false else { return nil }
      return time
    }
  }
}
