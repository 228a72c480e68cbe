import Goalbase

/// Converts times to PostgreSQL's format: microseconds since the beginning of the year 2000.
enum PostgresTime {
  private static let epoch: Int64 = 946_684_800_000

  /// Returns the microseconds of a time. A time out of range becomes the nearest number, which
  /// PostgreSQL refuses.
  static func microseconds(of time: Timestamp) -> Int64 {
    let (difference, isTooEarly) = time.milliseconds.subtractingReportingOverflow(epoch)
    let (product, isTooFar) = difference.multipliedReportingOverflow(by: 1000)
    guard isTooEarly || isTooFar else { return product }
    // The extreme numbers mean infinity, so the numbers next to them are used.
    return time.milliseconds < 0 ? .min + 1 : .max - 1
  }

  static func timestamp(microseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: (microseconds - microseconds.modulo(1000)) / 1000 + epoch)
  }
}

extension Int64 {
  /// Returns a remainder that is never negative, also for times before the epoch.
  fileprivate func modulo(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
