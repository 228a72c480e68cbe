import Foundation

enum TimeFormat: String, CaseIterable {
  case iso8601, unixtime

  /// Returns a time as seconds since 1970, or as local time with the offset in seconds.
  func time(_ date: Date, offset: Int) -> JSONValue {
    switch self {
    case .unixtime: .integer(Int(date.timeIntervalSince1970.rounded()))
    case .iso8601: .text(Self.text(date, offset, "%04d-%02d-%02dT%02d:%02d"))
    }
  }

  /// Returns a day as the time of its start, or as its date.
  func day(_ day: LocalDay) -> JSONValue {
    switch self {
    case .unixtime: time(day.start, offset: day.offset)
    case .iso8601: .text(Self.text(day.start, day.offset, "%04d-%02d-%02d"))
    }
  }

  private static func text(_ date: Date, _ offset: Int, _ format: String) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute],
      from: date + TimeInterval(offset)
    )
    return String(
      format: format,
      parts.year ?? 0,
      parts.month ?? 0,
      parts.day ?? 0,
      parts.hour ?? 0,
      parts.minute ?? 0
    )
  }
}
