import Foundation
import Usher

/// The element of a field for a day: see ``DayField``.
struct DayElement: Component {
  let day: ValueBinding<Date?>
  let timeZone: TimeZone
  let range: ClosedRange<Date>?
  let isDisabled: Bool
  var isRequired = false
  /// The `id` of the field's message; `nil` without a message.
  var messageID: String?
  var left: () -> Void = {}

  var body: some HTML {
    input().attribute("type", "date")
      .attribute("min", range.map { text($0.lowerBound) })
      .attribute("max", range.map { text($0.upperBound) })
      .attribute("aria-required", isRequired ? "true" : nil)
      .attribute("aria-invalid", messageID == nil ? nil : "true")
      .inScreen("aria-describedby", messageID)
      .disabled(isDisabled).value(value).on(.blur, left)
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
