package import Foundation

/// Formats dates and numbers, and determines when days begin.
package struct Formats: Sendable {
  package let locale: Locale
  /// The calendar; dates are shown and entered in its time zone.
  package let calendar: Calendar
  package let now: @Sendable () -> Date

  package init(locale: Locale, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.locale = locale
    self.calendar = calendar
    self.now = now
  }

  /// The current time, rounded to the precision of stores, so that a match with this time can be
  /// found again.
  var exactNow: Date {
    Date(timeIntervalSince1970: (now().timeIntervalSince1970 * 1000).rounded() / 1000)
  }

  /// Returns a rating with two decimals, for example “3.33”.
  static func rating(_ rating: Double) -> String {
    let hundredths = Int((rating * 100).rounded())
    let decimals = "\(hundredths % 100)"
    return "\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals)"
  }

  /// Returns a formatter of days, with or without the time of day.
  func dates(_ time: DateFormatter.Style = .short) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = .medium
    formatter.timeStyle = time
    return formatter
  }
}
