package import Foundation
import Usher

/// Formats dates and numbers, and determines when days begin.
package struct Formats: Sendable {
  package let locale: Locale
  /// The calendar; dates are shown and entered in its time zone.
  package let calendar: Calendar
  package let now: @Sendable () -> Date
  /// Whether times carry the name of their zone, because it isn't known where the person is.
  package let namesZone: Bool
  private let isOfPerson: Bool

  /// - Parameters:
  ///   - locale: The language and region of what is written; `nil` for those of the person.
  ///   - calendar: Determines when days begin, as long as the person's time zone isn't known.
  package init(locale: Locale?, calendar: Calendar, now: @escaping @Sendable () -> Date) {
    self.init(
      locale: locale ?? Locale(identifier: DeviceLocale.english.identifier),
      calendar,
      now,
      namesZone: false,
      isOfPerson: locale == nil
    )
  }

  private init(
    locale: Locale,
    _ calendar: Calendar,
    _ now: @escaping @Sendable () -> Date,
    namesZone: Bool,
    isOfPerson: Bool
  ) {
    self.locale = locale
    self.calendar = calendar
    self.now = now
    self.namesZone = namesZone
    self.isOfPerson = isOfPerson
  }

  /// Returns the formats for a person, by what their device says.
  func on(_ device: Device) -> Formats {
    let zone = device.timeZone.flatMap { TimeZone(identifier: $0) }
    var calendar = calendar
    if let zone { calendar.timeZone = zone }
    return Formats(
      locale: isOfPerson ? Locale(identifier: device.locale.fullIdentifier) : locale,
      calendar,
      now,
      namesZone: zone == nil,
      isOfPerson: isOfPerson
    )
  }

  /// What is said beside dates and numbers.
  var words: any MatchesWords { locale.words }

  /// Whether dates are written alike.
  func writesDates(as other: Formats) -> Bool {
    locale.identifier == other.locale.identifier && namesZone == other.namesZone
      && calendar.timeZone == other.calendar.timeZone
  }

  /// The current time, rounded to the precision of stores, so that a match with this time can be
  /// found again.
  var exactNow: Date {
    Date(timeIntervalSince1970: (now().timeIntervalSince1970 * 1000).rounded() / 1000)
  }

  /// Returns a rating with two decimals, for example “3.33”.
  func rating(_ rating: Double) -> String {
    rating.formatted(.number.precision(.fractionLength(2)).grouping(.never).locale(locale))
  }

  /// Returns a count, for example “3”.
  func count(_ count: Int) -> String { count.formatted(.number.grouping(.never).locale(locale)) }

  /// Returns the goals of both sides, for example “2 : 1”.
  func result(_ home: Int, _ away: Int) -> String { "\(count(home)) : \(count(away))" }

  /// Returns a formatter of days, with or without the time of day.
  func dates(_ time: DateFormatter.Style = .short) -> MomentFormatter {
    MomentFormatter(self, time)
  }

  /// The name of the time zone at a time, for example “GMT+2”; `nil` if it needn't be told.
  func zone(at date: Date) -> String? {
    guard namesZone else { return nil }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("z")
    return formatter.string(from: date)
  }
}
