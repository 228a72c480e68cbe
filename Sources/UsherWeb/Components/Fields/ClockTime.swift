import Foundation

/// A local date and time of day, to the minute, without a time zone. HTML writes it as `2025-03-30T02:30`.
///
/// The type has its own calendar calculation: HTML uses the Gregorian calendar for all
/// dates; Foundation's calendar uses the Julian calendar for dates before October 1582.
struct ClockTime: Equatable, Comparable {
  /// The minutes from the start of 1970 to this time, both in local time; negative before 1970.
  private let minutes: Int

  /// Makes the time that clocks in a time zone show at a date, rounded down to the minute.
  init(_ date: Date, in timeZone: TimeZone) {
    // Dates beyond the limit, for example `distantPast`, become the limit.
    let seconds = min(max(date.timeIntervalSince1970, -Self.limit), Self.limit)
    minutes = Int(((seconds + Double(timeZone.secondsFromGMT(for: date))) / 60).rounded(.down))
  }

  private init(minutes: Int) { self.minutes = minutes }

  /// The time at which the day of this time begins.
  var startOfDay: ClockTime { ClockTime(minutes: minutes.quotient(by: 1440) * 1440) }

  /// Parses the text that a browser sends; `nil` if the text isn't a complete and valid date and time.
  init?(_ text: String) {
    guard
      let match = text.wholeMatch(
        of: /([0-9]{4,6})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2})(:[0-9]{2}(\.[0-9]{1,3})?)?/
      ),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      let hour = Int(match.4), let minute = Int(match.5),
      year > 0, 1...12 ~= month, day > 0, hour < 24, minute < 60
    else { return nil }
    let days = Self.days(year, month, day)
    // The 31st of a month with fewer days would become a day of the next month.
    guard Self.civil(days) == (year, month, day) else { return nil }
    minutes = (days * 24 + hour) * 60 + minute
  }

  /// This time as text in HTML's format; empty for a time before the year 1.
  var text: String {
    let day = minutes.quotient(by: 1440)
    let minute = minutes - day * 1440
    let (year, month, number) = Self.civil(day)
    guard year > 0 else { return "" }
    let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(number, 2))"
    return "\(date)T\(Self.digits(minute / 60, 2)):\(Self.digits(minute % 60, 2))"
  }

  /// Returns the date at which clocks in a time zone show this time.
  ///
  /// If clocks skip this time because they are set forward, the result is later by the length of the gap.
  ///
  /// - Parameter date: decides if clocks show this time twice, because they are set back: the result has the same
  ///   offset from GMT as `date`. If that is neither of the two offsets, the result is the earlier of the two dates.
  func date(in timeZone: TimeZone, near date: Date) -> Date {
    func instant(_ offset: Int) -> Date {
      Date(timeIntervalSince1970: Double(minutes * 60 - offset))
    }
    func offset(_ date: Date) -> Int { timeZone.secondsFromGMT(for: date) }
    // Every offset is shorter than a day, so these are the offsets before and after this time.
    let before = offset(instant(86_400))
    let after = offset(instant(-86_400))
    for candidate in [offset(date), before, after] where offset(instant(candidate)) == candidate {
      return instant(candidate)
    }
    return instant(before)
  }

  static func < (first: Self, second: Self) -> Bool { first.minutes < second.minutes }

  /// The largest distance from 1970 that a browser's dates can have, in seconds.
  private static let limit = 8.64e12

  /// Returns the number of days from 1 January 1970 to this day; negative for an earlier day. In this calculation years
  /// begin in March, so that a leap day is the last day of a year.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let era = year.quotient(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns the year, month and day of the day that has this number, counted as in ``days(_:_:_:)``.
  private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = shifted.quotient(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month > 9 ? 1 : 0)
    return (year, (month + 2) % 12 + 1, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }
}

extension Int {
  /// Returns the quotient, rounded down for negative numbers too. `divisor` is positive.
  fileprivate func quotient(by divisor: Int) -> Int {
    (self - ((self % divisor) + divisor) % divisor) / divisor
  }
}
