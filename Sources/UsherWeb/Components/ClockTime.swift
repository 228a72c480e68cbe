import Foundation

/// A minute as calendars and clocks show it, and as HTML writes it: `2025-03-30T02:30`.
///
/// It counts days itself, because HTML's calendar is the Gregorian one for all times, which Foundation's isn't.
struct ClockTime: Equatable, Comparable {
  /// Minutes since 1970 began on the clock.
  private let minutes: Int

  /// What the clocks of a time zone show.
  init(_ date: Date, in timeZone: TimeZone) {
    // Dates as far away as `distantPast` are told as well as a field can.
    let seconds = min(max(date.timeIntervalSince1970, -Self.limit), Self.limit)
    minutes = Int(((seconds + Double(timeZone.secondsFromGMT(for: date))) / 60).rounded(.down))
  }

  /// What a browser sends; `nil` for anything else.
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
    // The 31st of a month that has no such day is another day.
    guard Self.civil(days) == (year, month, day) else { return nil }
    minutes = (days * 24 + hour) * 60 + minute
  }

  /// As HTML writes it; empty before there were years.
  var text: String {
    let day = minutes.quotient(by: 1440)
    let minute = minutes - day * 1440
    let (year, month, number) = Self.civil(day)
    guard year > 0 else { return "" }
    let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(number, 2))"
    return "\(date)T\(Self.digits(minute / 60, 2)):\(Self.digits(minute % 60, 2))"
  }

  /// When clocks show it.
  ///
  /// - Parameter date: whose offset counts if it is shown twice.
  func date(in timeZone: TimeZone, near date: Date) -> Date {
    func instant(_ offset: Int) -> Date {
      Date(timeIntervalSince1970: Double(minutes * 60 - offset))
    }
    func offset(_ date: Date) -> Int { timeZone.secondsFromGMT(for: date) }
    // No offset is as much as a day.
    let before = offset(instant(86_400))
    let after = offset(instant(-86_400))
    for candidate in [offset(date), before, after] where offset(instant(candidate)) == candidate {
      return instant(candidate)
    }
    return instant(before)
  }

  static func < (first: Self, second: Self) -> Bool { first.minutes < second.minutes }

  /// As far as a browser's dates go.
  private static let limit = 8.64e12

  /// The day's number, 0 for the first of 1970. Years begin in March here, so that a leap day is the last.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month < 3 ? year - 1 : year
    let era = year.quotient(by: 400)
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Year, month and day of a day's number.
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
  /// Rounded down, also below 0.
  fileprivate func quotient(by divisor: Int) -> Int {
    (self - ((self % divisor) + divisor) % divisor) / divisor
  }
}
