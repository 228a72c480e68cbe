import Foundation
import MatchesViewModels

extension Date {
  /// Returns noon on Friday, October 7, 2016, or a time some seconds later.
  static func now(_ seconds: TimeInterval = 0) -> Date {
    Date(timeIntervalSince1970: 1_475_841_600 + seconds)
  }

  static func daysAgo(_ days: Int) -> Date { now(-86_400 * Double(days)) }
}

extension Calendar {
  static var test: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    return calendar
  }
}

extension Formats {
  static let test = Formats(
    locale: Locale(identifier: "en_US"),
    calendar: .test,
    now: { .now() }
  )
}
