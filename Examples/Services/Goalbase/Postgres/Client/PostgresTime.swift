import Goalbase

/// Moments as PostgreSQL sends them: in microseconds since the beginning of the year 2000.
enum PostgresTime {
  private static let epoch: Int64 = 946_684_800_000

  /// The nearest there is, for what is out of range: PostgreSQL refuses that.
  static func microseconds(of time: Timestamp) -> Int64 {
    let (difference, isTooEarly) = time.milliseconds.subtractingReportingOverflow(epoch)
    let (product, isTooFar) = difference.multipliedReportingOverflow(by: 1000)
    guard isTooEarly || isTooFar else { return product }
    // The last but one on each side: the last ones stand for infinity.
    return time.milliseconds < 0 ? .min + 1 : .max - 1
  }

  static func timestamp(microseconds: Int64) -> Timestamp {
    Timestamp(milliseconds: (microseconds - microseconds.modulo(1000)) / 1000 + epoch)
  }
}

extension Int64 {
  /// Not below zero, also for what is before the epoch.
  fileprivate func modulo(_ divisor: Int64) -> Int64 {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
