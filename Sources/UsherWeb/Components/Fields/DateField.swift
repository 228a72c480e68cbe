public import Foundation
public import Usher

/// A field for a date and a time of day, to the minute, with its label.
///
/// ```swift
/// DateField("Played at", viewModel.playedAt, in: viewModel.timeZone)
/// ```
///
/// The browser shows the date in the format of the person's language, with a calendar to choose from. For a day without a
/// time, see ``DayField``.
public struct DateField: Component {
  private let label: String
  private let date: ValueBinding<Date>
  private let timeZone: TimeZone
  private let range: ClosedRange<Date>?
  private let isDisabled: Bool
  private var message: String?
  private var left: () -> Void = {}

  /// Makes a field for a date.
  ///
  /// The date is written only when the person enters another minute; the seconds are then 0. An invalid or incomplete
  /// input is ignored.
  ///
  /// If the person enters a time that clocks show twice (because they are set back), the new date has the same offset
  /// from GMT as the present date. If that offset isn't one of the two, the earlier date is written. For a time that
  /// clocks skip (because they are set forward), the written date is later by the length of the gap.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - date: the date that the field shows and writes.
  ///   - timeZone: the time zone in which the field shows the date.
  ///   - range: the first and the last date that can be chosen, both to the minute; `nil` allows all dates. An input
  ///     outside the range is ignored.
  ///   - isDisabled: whether the date can't be changed now.
  public init(
    _ label: String,
    _ date: ValueBinding<Date>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.date = date
    self.timeZone = timeZone
    self.range = range
    self.isDisabled = isDisabled
  }

  /// Makes a field of a form. The field's message is shown below it, but not before the person has left the field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the text above the field.
  ///   - field: the form's field, with the date and the message.
  ///   - timeZone: the time zone in which the field shows the date.
  ///   - range: the first and the last date that can be chosen, both to the minute; `nil` allows all dates. An input
  ///     outside the range is ignored.
  ///   - isDisabled: whether the date can't be changed now.
  public init(
    _ label: String,
    _ field: Field<Date>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    isDisabled: Bool = false
  ) {
    self.init(label, field.binding, in: timeZone, range: range, isDisabled: isDisabled)
    message = field.message
    left = field.touch
  }

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      input().attribute("type", "datetime-local")
        .attribute("min", range.map { text($0.lowerBound) })
        .attribute("max", range.map { text($0.upperBound) })
        .attribute("aria-invalid", message == nil ? nil : "true")
        .inScreen("aria-describedby", message == nil ? nil : FieldMessage.id(label))
        .disabled(isDisabled).value(value).on(.blur, left)
    }
  }

  private var value: ValueBinding<String> {
    date.compactMap(get: text) { entered in
      let known = ClockTime(date.value, in: timeZone)
      guard let time = ClockTime(entered), time != known, isInRange(time) else { return nil }
      return time.date(in: timeZone, near: date.value)
    }
  }

  private func text(_ date: Date) -> String { ClockTime(date, in: timeZone).text }

  private func isInRange(_ time: ClockTime) -> Bool {
    range.map { range in
      ClockTime(range.lowerBound, in: timeZone) <= time
        && time <= ClockTime(range.upperBound, in: timeZone)
    } ?? true
  }
}
