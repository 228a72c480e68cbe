#if Hummingbird
import NIOCore

/// How much a socket may send now: a number of messages and a number of bytes that grow again with time, up to a limit,
/// and its share of what its visitor and its network may send.
struct MessageBudget {
  private var messages: TokenBucket
  private var bytes: TokenBucket
  private var share: MessageShare?

  /// - Parameter share: what the socket may send of that which many may; `nil` if that isn't limited.
  init(_ limits: ServerLimits, _ share: MessageShare? = nil, at now: NIODeadline) {
    self.share = share
    messages = TokenBucket(limits.messageBurst, perSecond: limits.messagesPerSecond, at: now)
    bytes = TokenBucket(limits.byteBurst, perSecond: limits.bytesPerSecond, at: now)
  }

  /// Takes one message from the budget, if anything is left of it. The last message may be larger than the rest of the
  /// budget; the budget then grows from below zero.
  ///
  /// - Returns: whether the message may be received now.
  mutating func spend(_ byteCount: Int, at now: NIODeadline) -> Bool {
    guard wait(at: now) == nil else { return false }
    messages.take(1)
    bytes.take(byteCount)
    share?.take()
    return true
  }

  /// Returns the time until the next message may be received; `nil` if one may be received now.
  mutating func wait(at now: NIODeadline) -> TimeAmount? {
    // A message costs a whole token. Bytes are in debt after a large message, so any byte is enough.
    let own = [messages.wait(for: 1, at: now), bytes.wait(for: 1, at: now)].compactMap { $0 }.max()
    // Nothing is taken from what others have in common while the socket has to wait anyway.
    return own ?? share?.wait().map { TimeAmount($0) }
  }
}
#endif
