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
  private var since: NIODeadline?

  /// - Parameter bodies: counts what is held; `nil` if nothing does.
  init(_ limits: ServerLimits, _ bodies: BodyCount?, from address: ClientAddress?) {
    self.limits = limits
    self.bodies = bodies
    self.address = address
  }

  /// The bytes that are held.
  var bytes: Int { undecoded + (pieces?.readableBytes ?? 0) }

  mutating func arrived(_ count: Int) { undecoded += count }

  /// Call when a frame has come whole.
  mutating func decoded(_ frame: WebSocketFrame) {
    let length = frame.length
    let head =
      2 + (length < 126 ? 0 : length <= UInt16.max ? 2 : 8) + (frame.maskKey == nil ? 0 : 4)
    undecoded = max(0, undecoded - head - length)
  }

  /// Counts what is held now.
  ///
  /// - Returns: whether it may be held.
  mutating func count(at now: NIODeadline) -> Bool {
    let bytes = bytes
    since = bytes == 0 ? nil : since ?? now
    let more = (bytes > Self.uncounted ? bytes : 0) - counted
    if more < 0 { bodies?.remove(-more, from: address) }
    guard more <= 0 || bodies?.add(more, from: address) != false else { return false }
    counted += more
    return true
  }

  /// Whether the message comes more slowly than a request's body may.
  func isTooSlow(at now: NIODeadline) -> Bool {
    guard let since else { return false }
    let age = now - since
    let rate = Double(max(0, limits.bodyBytesPerSecond))
    return age > TimeAmount(limit: limits.bodyTime)
      && Double(bytes) < rate * Double(age.nanoseconds) / 1e9
  }

  /// Begins the time anew, after a pause in which nothing was read.
  mutating func restart(at now: NIODeadline) { if since != nil { since = now } }

  /// Call when nothing is held any more.
  mutating func end() {
    bodies?.remove(counted, from: address)
    counted = 0
    pieces = nil
  }
}
#endif
