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

  /// The label and the field.
  public var body: some HTML {
    LabeledControl(label: label, message: nil) {
      input().attribute("type", "date")
        .attribute("min", range.map { text($0.lowerBound) })
        .attribute("max", range.map { text($0.upperBound) })
        .disabled(isDisabled).value(value)
    }
  }

  private var value: ValueBinding<String> {
    day.compactMap {
      $0.map(text) ?? ""
    } set: { entered in
      guard !entered.isEmpty else { return .some(nil) }
      guard let time = ClockTime("\(entered)T00:00"), isInRange(time) else { return nil }
      // The earlier one of two midnights: with it the day begins.
      return time.date(in: timeZone, near: .distantPast)
    }
  }

  private func text(_ date: Date) -> String {
    String(ClockTime(date, in: timeZone).text.prefix { $0 != "T" })
  }

  private func isInRange(_ time: ClockTime) -> Bool {
    guard let range else { return true }
    let first = ClockTime(range.lowerBound, in: timeZone).startOfDay
    return first <= time && time <= ClockTime(range.upperBound, in: timeZone)
  }
}
