#if Hummingbird
import UsherWeb

/// What one socket may send of that which its visitor and its network may send by all their sockets.
///
/// It takes some messages at once from what all have in common, so that sockets on different threads rarely meet there.
struct MessageShare {
  /// How many messages are taken at once.
  static let size = 32

  private let rates: VisitRates
  private let visitor: Visitor?
  private let address: ClientAddress?
  private var left = 0

  init(_ rates: VisitRates, of visitor: Visitor?, from address: ClientAddress?) {
    self.rates = rates
    self.visitor = visitor
    self.address = address
  }

  /// Returns the time until the next message may be received; `nil` if one may be received now.
  mutating func wait(at now: @autoclosure () -> ContinuousClock.Instant = .now) -> Duration? {
    guard left == 0 else { return nil }
    if let wait = rates.take(visitor, from: address, at: now()) { return wait }
    left = Self.size
    return nil
  }

  /// Takes a message. Call only if ``wait(at:)`` has returned `nil`.
  mutating func take() { left -= 1 }
}
#endif
