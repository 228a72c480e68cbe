public import Foundation
public import Usher

/// A field for a day, with its label. It can be empty.
///
/// ```swift
/// DayField("Go to Date", bind(\.day), in: viewModel.timeZone, range: viewModel.days)
/// ```
///
/// The browser shows the day in the format of the person's language, with a calendar to choose from. For a day with a time,
/// see ``DateField``.
public struct DayField: Component {
  private let label: String
  private let day: ValueBinding<Date?>
  private let timeZone: TimeZone
  private let range: ClosedRange<Date>?
  private let isDisabled: Bool
  private var message: String?
  private var left: () -> Void = {}
  private var isRequired = false

  /// Makes a field for a day.
  ///
  /// When the person chooses a day, the time at which it begins in the time zone is written; when they empty the field, or
  /// leave it while the day is incomplete or out of the range, `nil`. While a day is typed, its year may be another one for
  /// a moment, for example the year 2 or 20: with a `range` such days are ignored.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - day: a time on the day that the field shows; `nil` for none.
  ///   - timeZone: the time zone in which days begin and end.
  ///   - range: times on the first and on the last day that can be chosen; `nil` allows all days. An input outside the range
  ///     is ignored.
  ///   - isDisabled: whether the day can't be changed now.
  public init(
    _ label: String,
    _ day: ValueBinding<Date?>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.day = day
    self.timeZone = timeZone
    self.range = range
    self.isDisabled = isDisabled
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with a time on the day, and the message.
  ///   - timeZone: the time zone in which days begin and end.
  ///   - range: times on the first and on the last day that can be chosen; `nil` allows all days. An input outside the range
  ///     is ignored.
  ///   - isDisabled: whether the day can't be changed now.
  public init(
    _ label: String,
    _ field: Field<Date?>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    isDisabled: Bool = false
  ) {
    self.init(label, field.binding, in: timeZone, range: range, isDisabled: isDisabled)
    message = field.message
    left = field.touch
    isRequired = field.isRequired
  }

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      DayElement(
        day: day,
        timeZone: timeZone,
        range: range,
        isDisabled: isDisabled,
        isRequired: isRequired,
        messageID: message == nil ? nil : FieldMessage.id(label),
        left: left
      )
    }
  }
}
