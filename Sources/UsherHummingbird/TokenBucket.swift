#if Hummingbird
import NIOCore

/// A number that grows with time up to a limit, and from which is taken.
struct TokenBucket {
  private let limit: Double
  private let perNanosecond: Double
  private var tokens: Double
  private var time: NIODeadline

  init(_ limit: Int, perSecond: Int, at now: NIODeadline) {
    self.limit = Double(max(1, limit))
    perNanosecond = Double(max(1, perSecond)) / 1e9
    tokens = self.limit
    time = now
  }

  /// Takes tokens, also more than there are.
  mutating func take(_ count: Int) { tokens -= Double(count) }

  /// Returns the time until a number of tokens is there; `nil` if they are there now.
  mutating func wait(for count: Int, at now: NIODeadline) -> TimeAmount? {
    tokens = min(limit, tokens + Double((now - time).nanoseconds) * perNanosecond)
    time = now
    let missing = Double(count) - tokens
    guard missing > 0 else { return nil }
    // Less than a nanosecond more, so that the tokens are there afterwards in spite of rounding. A wait of more than a
    // day is as good as any.
    return .nanoseconds(Int64(min(missing / perNanosecond, 1e14).rounded(.up)) + 1)
  }
}
#endif
