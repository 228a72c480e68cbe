#if Hummingbird
import UsherWeb

/// What one socket may send of that which its visitor and its network may send by all their sockets.
///
/// It takes some messages at once from what all have in common, so that sockets on different threads rarely meet there. If
/// nothing is left there, the socket has its turn after those who came before it: else those who ask at the right moment
/// would get all.
struct MessageShare {
  /// How many messages are taken at once.
  static let size = 32

  private let rates: VisitRates
  private let source: VisitRates.Source
  /// A new socket has a share: how often sockets are opened is limited, too, and a page has to say that it is there.
  private var left = size
  /// When the next share is there, which is already counted.
  private var due: ContinuousClock.Instant?

  init(_ rates: VisitRates, of visitor: Visitor?, from address: ClientAddress?) {
    self.rates = rates
    source = VisitRates.Source(visitor, address)
  }

  /// Returns the time until the next message may be received; `nil` if one may be received now.
  mutating func wait(at now: @autoclosure () -> ContinuousClock.Instant = .now) -> Duration? {
    guard left == 0 else { return nil }
    let now = now()
    let due = due ?? now + rates.reserve(source, at: now)
    guard due <= now else {
      self.due = due
      return now.duration(to: due)
    }
    left = Self.size
    self.due = nil
    return nil
  }

  /// Takes a message. Call only if ``wait(at:)`` has returned `nil`.
  mutating func take() { left -= 1 }
}
#endif
