#if Hummingbird
import NIOCore
import NIOWebSocket
import UsherWeb

/// The message of a socket that hasn't come whole: how much of it is held, and for how long.
///
/// What is held counts as the body of a request does. Otherwise sockets could hold a message each that never ends.
struct UnfinishedMessage {
  /// The rest of a read can be part of a frame without its end: so much isn't counted.
  static let uncounted = 4 << 10

  private let limits: ServerLimits
  private let bodies: BodyCount?
  private let address: ClientAddress?
  /// The bytes that have arrived and aren't a whole frame.
  private var undecoded = 0
  /// The frames of the message that are there.
  var pieces: ByteBuffer?
  private var counted = 0
  /// The time for which the message may still be too slow, as it was at ``start``; `nil` while nothing is on its way.
  private var left = TimeAmount.zero
  private var start: NIODeadline?

  /// - Parameter bodies: counts what is held; `nil` if nothing does.
  init(_ limits: ServerLimits, _ bodies: BodyCount?, from address: ClientAddress?) {
    self.limits = limits
    self.bodies = bodies
    self.address = address
  }

  /// The bytes that are held.
  var bytes: Int { undecoded + (pieces?.readableBytes ?? 0) }

  mutating func arrived(_ count: Int, at now: NIODeadline) {
    undecoded += count
    guard let start else { return }
    // In double precision, because a limit can be anything.
    let seconds = Double(count) / Double(max(1, limits.bodyBytesPerSecond))
    left = min(time, left - (now - start) + .nanoseconds(Int64(min(seconds, 86_400) * 1e9)))
    self.start = now
  }

  private var time: TimeAmount { TimeAmount(limit: limits.bodyTime) }

  /// Call when a frame has come whole.
  mutating func decoded(_ frame: WebSocketFrame) {
    let length = frame.length
    let head =
      2 + (length < 126 ? 0 : length <= UInt16.max ? 2 : 8) + (frame.maskKey == nil ? 0 : 4)
    undecoded = max(0, undecoded - head - length)
    // What is left belongs to another message.
    if frame.fin, frame.opcode == .binary || frame.opcode == .continuation { start = nil }
  }

  /// Counts what is held now.
  ///
  /// - Returns: whether it may be held.
  mutating func count(at now: NIODeadline) -> Bool {
    let bytes = bytes
    if bytes == 0 {
      start = nil
    } else if start == nil {
      (start, left) = (now, time)
    }
    let more = (bytes > Self.uncounted ? bytes : 0) - counted
    if more < 0 { bodies?.remove(-more, from: address) }
    guard more <= 0 || bodies?.add(more, from: address) != false else { return false }
    counted += more
    return true
  }

  /// Whether the message has been slower than a request's body may be.
  func isTooSlow(at now: NIODeadline) -> Bool {
    guard let start, bytes > 0 else { return false }
    return now - start > left
  }

  /// Begins the time anew, after a pause in which nothing was read.
  mutating func restart(at now: NIODeadline) { if start != nil { start = now } }

  /// Call when what wasn't decoded yet is dropped.
  mutating func dropUndecoded() { undecoded = 0 }

  /// Call when nothing is held any more.
  mutating func end() {
    if counted > 0 { bodies?.remove(counted, from: address) }
    counted = 0
    pieces = nil
  }
}
#endif
