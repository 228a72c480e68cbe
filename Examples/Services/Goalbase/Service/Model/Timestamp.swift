package import Foundation

/// A moment, to the millisecond; written as `2026-11-21T18:30:00.000Z`.
package struct Timestamp: Hashable, Comparable, Sendable {
  /// Since the beginning of 1970 in Greenwich; what is earlier is negative.
  package let milliseconds: Int64

  /// A moment so many milliseconds after the beginning of 1970.
  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// What is finer than a millisecond is left out.
  package init(_ date: Date) {
    milliseconds = Int64((date.timeIntervalSince1970 * 1000).rounded(.down))
  }

  /// Orders moments from earlier to later.
  package static func < (one: Self, other: Self) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
