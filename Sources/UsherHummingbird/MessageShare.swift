#if Hummingbird
import UsherWeb

/// What one socket may send of that which its visitor and its network may send by all their sockets.
///
/// It takes some messages at once from what all have in common, so that sockets on different threads rarely meet there.
struct MessageShare {
  /// How many messages are taken at once.
  static let size = 32
  /// The first and the longest pause of a socket that gets none.
  private static let pauses = (first: Duration.milliseconds(50), longest: Duration.seconds(1))

  private let rates: VisitRates
  private let source: VisitRates.Source
  /// A new socket has a share: how often sockets are opened is limited, too, and a page has to say that it is there.
  private var left = size
  private var pause: Duration?

  init(_ rates: VisitRates, of visitor: Visitor?, from address: ClientAddress?) {
    self.rates = rates
    source = VisitRates.Source(visitor, address)
  }

  /// Returns the time until the next message may be received; `nil` if one may be received now.
  ///
  /// Who gets none asks less and less often: many sockets of a flood would be busy with asking.
  mutating func wait(at now: @autoclosure () -> ContinuousClock.Instant = .now) -> Duration? {
    guard left == 0 else { return nil }
    if let wait = rates.take(source, at: now()) {
      let next = min(pause.map { $0 * 2 } ?? Self.pauses.first, Self.pauses.longest)
      pause = next
      return max(wait, next)
    }
    left = Self.size
    pause = nil
    return nil
  }

  /// Takes a message. Call only if ``wait(at:)`` has returned `nil`.
  mutating func take() { left -= 1 }
}
#endif
