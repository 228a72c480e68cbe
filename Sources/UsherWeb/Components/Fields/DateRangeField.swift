public import Foundation
public import Usher

/// Two fields for the first and the last day of a time, with a label. Both can be empty.
///
/// ```swift
/// DateRangeField("Holiday", from: bind(\.firstDay), to: bind(\.lastDay), in: viewModel.timeZone)
/// ```
///
/// While a day is typed the two may cross. When the person leaves its field, the other day becomes the same, so that they
/// don't.
public struct DateRangeField: Component {
  private let label: String
  private let first: ValueBinding<Date?>
  private let last: ValueBinding<Date?>
  private let timeZone: TimeZone
  private let range: ClosedRange<Date>?
  private let message: String?
  private let isDisabled: Bool
  private var isRequired = false
  /// The `id` of the message, for each field that it is about.
  private var firstMessageID: String?
  private var lastMessageID: String?
  private var firstLeft: () -> Void = {}
  private var lastLeft: () -> Void = {}

  /// Makes the fields.
  ///
  /// - Parameters:
  ///   - label: the name of the time, above the fields.
  ///   - first: a time on the first day; `nil` for none. What is written is the time at which the day begins.
  ///   - last: a time on the last day; `nil` for none. What is written is the time at which the day begins.
  ///   - timeZone: the time zone in which days begin and end.
  ///   - range: times on the first and on the last day that can be chosen; `nil` allows all days.
  ///   - message: the problem with the days, shown below the fields, which are both marked; `nil` for none.
  ///   - isDisabled: whether the days can't be changed now.
  public init(
    _ label: String,
    from first: ValueBinding<Date?>,
    to last: ValueBinding<Date?>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    message: String? = nil,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.first = first
    self.last = last
    self.timeZone = timeZone
    self.range = range
    self.message = message
    self.isDisabled = isDisabled
    // It is about both.
    firstMessageID = message == nil ? nil : FieldMessage.id(label)
    lastMessageID = firstMessageID
  }

  /// Makes the fields of a form. Of their messages one is shown below them, but not before the person has left its field or
  /// tried to submit the form.
  ///
  /// - Parameters:
  ///   - label: the name of the time, above the fields.
  ///   - first: the form's field for the first day.
  ///   - last: the form's field for the last day.
  ///   - timeZone: the time zone in which days begin and end.
  ///   - range: times on the first and on the last day that can be chosen; `nil` allows all days.
  ///   - isDisabled: whether the days can't be changed now.
  public init(
    _ label: String,
    from first: Field<Date?>,
    to last: Field<Date?>,
    in timeZone: TimeZone,
    range: ClosedRange<Date>? = nil,
    isDisabled: Bool = false
  ) {
    self.init(
      label,
      from: first.binding,
      to: last.binding,
      in: timeZone,
      range: range,
      message: first.message ?? last.message,
      isDisabled: isDisabled
    )
    isRequired = first.isRequired || last.isRequired
    let id = FieldMessage.id(label)
    firstMessageID = first.message == nil ? nil : id
    // Of two messages the first is shown.
    lastMessageID = last.message == nil || first.message != nil ? nil : id
    firstLeft = first.touch
    lastLeft = last.touch
  }

  /// The label and the fields.
  public var body: some HTML {
    FieldGroup(label: label, message: message, isRequired: isRequired) {
      div {
        DayInput(
          word: .from,
          day: first,
          timeZone: timeZone,
          range: range,
          isDisabled: isDisabled,
          messageID: firstMessageID,
          left: {
            if let day = first.value, let end = last.value, end < day { last.value = day }
            firstLeft()
          }
        )
        DayInput(
          word: .to,
          day: last,
          timeZone: timeZone,
          range: range,
          isDisabled: isDisabled,
          messageID: lastMessageID,
          left: {
            if let day = last.value, let start = first.value, start > day { first.value = day }
            lastLeft()
          }
        )
      }
      .class("u-range")
    }
  }
}
