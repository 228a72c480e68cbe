import Foundation

extension Calendar {
  static func gregorian(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }
}

extension Date {
  /// Returns a time in UTC.
  static func utc(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }
}
