#if PostgreSQL
public import Foundation

/// Times are microseconds since the beginning of the year 2000 (PostgreSQL's `timestamptz_send`).
private let epoch = 946_684_800.0

extension PostgresParameter {
  /// A `timestamptz`. Fractions of a microsecond are rounded; a time that PostgreSQL doesn't have is refused by it.
  public static func date(_ date: Date) -> Self {
    let microseconds = ((date.timeIntervalSince1970 - epoch) * 1e6).rounded()
    // The extreme numbers mean infinity.
    let number = Int64(exactly: microseconds) ?? (microseconds < 0 ? .min + 1 : .max - 1)
    return Self(bytes: withUnsafeBytes(of: number.bigEndian) { Array($0) }, type: 1184)
  }
}

extension PostgresRows {
  /// Returns a `timestamptz`; the beginning of the year 2000 for `NULL`.
  public func date(_ row: Int, _ column: Int) -> Date {
    Date(timeIntervalSince1970: Double(integer(row, column)) / 1e6 + epoch)
  }
}
#endif
