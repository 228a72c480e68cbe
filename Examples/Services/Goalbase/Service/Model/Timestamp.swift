package import Foundation

/// A time to the millisecond, written as `2026-11-21T18:30:00.000Z`.
package struct Timestamp: Hashable, Comparable, Sendable {
  /// The milliseconds since the beginning of 1970 in UTC; negative for earlier times.
  package let milliseconds: Int64

  /// Creates a time from milliseconds since the beginning of 1970.
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Creates a time from a date, rounded down to the millisecond.
  package init(_ date: Date) {
    milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// Orders times from earlier to later.
  package static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
