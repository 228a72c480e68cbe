import Foundation

/// A time in the format of the API: ISO 8601, to the millisecond.
///
/// This type doesn't use Foundation's formatters: they round fractions differently, and an answer
/// may have twenty thousand times.
struct APITime: Equatable {
  private let milliseconds: Int

  var date: Date { Date(milliseconds: milliseconds) }

  init(_ date: Date) {
    milliseconds = date.milliseconds
  }

  /// The time as text, in UTC: `2016-02-03T04:05:06.789Z`.
  var text: String {
    let day = Self.floored(milliseconds, 86_400_000)
    let time = milliseconds - day * 86_400_000
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    return String(
      format: "%04d-%02d-%02dT%02d:%02d:%02d.%03dZ",
      year,
      month,
      dayOfMonth,
      time / 3_600_000,
      time / 60_000 % 60,
      time / 1000 % 60,
      time % 1000
    )
  }

  /// Reads a time with any number of decimals, or none, and any offset. Returns `nil` for any other
  /// text.
  init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), reader.skip("T"), let hour = reader.number(2),
      reader.skip(":"), let minute = reader.number(2), reader.skip(":"),
      let second = reader.number(2), let fraction = reader.milliseconds(),
      let offset = reader.offset(), reader.isAtEnd, 1...12 ~= month, 1...31 ~= day, hour < 24,
      minute < 60, second <= 60
    else { return nil }
    let days = Self.day(year, month, day)
    // Refuses dates that don't exist, for example 30 February.
    guard Self.date(ofDay: days) == (year, month, day) else { return nil }
    let minutes = days * 1440 + hour * 60 + minute - offset
    milliseconds = (minutes * 60 + second) * 1000 + fraction
  }

  /// Returns the number of days since 1970, in the Gregorian calendar. Years are counted from
  /// March, so that the leap day is the last day.
  private static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let leapDays = floored(year, 4) - floored(year, 100) + floored(year, 400)
    return year * 365 + leapDays + dayOfYear - 719_468
  }

  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = floored(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = era * 400 + yearOfEra + (month < 10 ? 0 : 1)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func floored(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}
