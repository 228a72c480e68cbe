public import Foundation
public import Usher

/// A field for a date and a time of day, to the minute, with its label.
///
/// ```swift
/// DateField("Played at", viewModel.playedAt, in: viewModel.timeZone)
/// ```
///
/// The browser shows it as its people write dates, with a calendar to choose from.
public struct DateField: Component {
  private let label: String
  private let date: ValueBinding<Date>
  private let timeZone: TimeZone
  private let range: ClosedRange<Date>?
  private let isDisabled: Bool
  private var message: String?
  private var left: () -> Void = {}

  /// A field of a date.
  ///
  /// Seconds stay what they are until another minute is entered, which begins with none. Of a time that there is
  /// twice, as clocks are set back, the one with the date's own offset is meant, else the first; one that there isn't,
  /// as clocks are set forward, is taken as far behind the gap as it was in it. What is no date, or incomplete, changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - date: what it shows and changes.
  ///   - timeZone: whose clock it shows.
  ///   - range: what can be chosen, to the minute; anything else changes nothing.
  ///   - isDisabled: whether it can't be changed now.
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

  /// A field of a form: what is wrong shows below it, once the person has left it.
  ///
  /// - Parameters:
  ///   - label: what it is for.
  ///   - field: what it shows and changes.
  ///   - timeZone: whose clock it shows.
  ///   - range: what can be chosen, to the minute; anything else changes nothing.
  ///   - isDisabled: whether it can't be changed now.
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

  /// Label and field.
  public var body: some HTML {
    LabeledControl(label: label, message: message) {
      input().attribute("type", "datetime-local")
        .attribute("min", range.map { text($0.lowerBound) })
        .attribute("max", range.map { text($0.upperBound) })
        .attribute("aria-invalid", message == nil ? nil : "true")
        .attribute("aria-describedby", message == nil ? nil : FieldMessage.id(label))
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
