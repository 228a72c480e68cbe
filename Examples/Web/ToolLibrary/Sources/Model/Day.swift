package import Foundation

/// A day of the calendar, without a time: “2026-03-02” in addresses and in the file.
package struct Day: RawRepresentable, Codable, Comparable, Hashable, Sendable {
  /// The time at which the day begins in Greenwich.
  package let date: Date

  /// The day in Greenwich at a time.
  package init(_ date: Date) {
    let days = (date.timeIntervalSinceReferenceDate / Self.length).rounded(.down)
    self.date = Date(timeIntervalSinceReferenceDate: days * Self.length)
  }

  package init?(rawValue: String) {
    guard let date = try? Date(rawValue, strategy: Self.format) else { return nil }
    self.init(date)
    // There is no 31st of February.
    guard self.rawValue == rawValue else { return nil }
  }

  package var rawValue: String { date.formatted(Self.format) }

  /// The day that it is now where the server is.
  package static var today: Day {
    Day(.now + TimeInterval(TimeZone.current.secondsFromGMT()))
  }

  package func adding(_ days: Int) -> Day { Day(date + Double(days) * Self.length) }

  package static func < (one: Day, other: Day) -> Bool { one.date < other.date }

  private static let length: TimeInterval = 86_400
  private static let format = Date.ISO8601FormatStyle().year().month().day()
}

extension ClosedRange<Day> {
  /// The number of days, the last one included.
  package var count: Int {
    Int((upperBound.date.timeIntervalSince(lowerBound.date) / 86_400).rounded()) + 1
  }
}
