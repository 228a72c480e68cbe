package import Foundation

/// How dates and numbers are written, and when days begin.
package struct Formats: Sendable {
  package let locale: Locale
  /// Its time zone is the one dates are shown and entered in.
  package let calendar: Calendar
  package let now: @Sendable () -> Date

  package init(locale: Locale, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.locale = locale
    self.calendar = calendar
    self.now = now
  }

  /// The time it is, as exact as stores are: what has it can be found again.
  var exactNow: Date {
    Date(timeIntervalSince1970: (now().timeIntervalSince1970 * 1000).rounded() / 1000)
  }

  /// Ratings have two decimals: “3.33”.
  static func rating(_ rating: Double) -> String {
    let hundredths = Int((rating * 100).rounded())
    let decimals = "\(hundredths % 100)"
    return "\(hundredths / 100).\(decimals.count < 2 ? "0" : "")\(decimals)"
  }

  /// A formatter of days, with the time of day or without.
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
