#if Hummingbird
import NIOCore

/// The time that a connection has left to bring the data that the server waits for.
///
/// While the server doesn't read from the connection no data can arrive, and no time is counted.
struct ConnectionClock {
  enum Phase {
    /// The server waits for a request.
    case idle
    /// A part of a request's head has arrived.
    case head
    /// The head has arrived, and perhaps a part of the body.
    case body
    /// The whole request has arrived, and the app answers. It may take its time.
    case answering
    /// The server has sent its last byte, and waits until the browser closes the connection.
    case closing
  }

  /// How long the server waits for the browser's end of the connection after it has ended its own.
  static let closingTime = TimeAmount.seconds(5)

  private(set) var phase = Phase.idle
  private let limits: ServerLimits
  private var isReading = true
  private var answersOwed = 0
  /// The time that was left at ``start``.
  private var left: TimeAmount
  private var start: NIODeadline

  init(_ limits: ServerLimits, at now: NIODeadline) {
    self.limits = limits
    left = TimeAmount(limit: limits.idleTime)
    start = now
  }

  /// The time at which the connection is closed if nothing happens; `nil` while no time is counted.
  var deadline: NIODeadline? { isCounting ? start + left : nil }

  private var isCounting: Bool {
    switch phase {
    case .idle, .head, .body: isReading
    case .answering: false
    case .closing: true
    }
  }

  mutating func setReading(_ isReading: Bool, at now: NIODeadline) {
    count(until: now)
    self.isReading = isReading
  }

  /// Call before the parts of the request that are in the bytes are noted.
  mutating func bytesArrived(at now: NIODeadline) {
    if phase == .idle || phase == .answering { enter(.head, at: now) }
  }

  mutating func headArrived(at now: NIODeadline) {
    answersOwed += 1
    if phase != .closing { enter(.body, at: now) }
  }

  mutating func bodyArrived(_ byteCount: Int, at now: NIODeadline) {
    guard phase == .body else { return }
    count(until: now)
    // In double precision, because a limit can be anything.
    let seconds = Double(byteCount) / Double(max(1, limits.bodyBytesPerSecond))
    let limit = TimeAmount(limit: limits.bodyTime)
    left = min(limit, left + .nanoseconds(Int64(min(seconds, 86_400) * 1e9)))
  }

  mutating func requestArrived(at now: NIODeadline) {
    guard phase == .body else { return }
    enter(answersOwed > 0 ? .answering : .idle, at: now)
  }

  mutating func answerSent(at now: NIODeadline) {
    answersOwed -= 1
    if phase == .answering, answersOwed == 0 { enter(.idle, at: now) }
  }

  mutating func outputClosed(at now: NIODeadline) { enter(.closing, at: now) }

  /// Gives the connection the time of its phase once more, for example because the browser still takes the answer.
  mutating func restart(at now: NIODeadline) { enter(phase, at: now) }

  private mutating func enter(_ phase: Phase, at now: NIODeadline) {
    self.phase = phase
    start = now
    switch phase {
    case .idle: left = TimeAmount(limit: limits.idleTime)
    case .head: left = TimeAmount(limit: limits.requestTime)
    case .body: left = TimeAmount(limit: limits.bodyTime)
    case .answering: left = .zero
    case .closing: left = Self.closingTime
    }
  }

  private mutating func count(until now: NIODeadline) {
    if isCounting { left = left - (now - start) }
    start = now
  }
}
#endif
