#if Hummingbird
import NIOCore
import NIOWebSocket

/// The frames of a socket that has sent more than its budget allows. They wait in their order.
///
/// The server stops reading then, but a single read brings many frames.
struct PacedFrames {
  enum Decision: Equatable {
    /// The frame is received now.
    case receive
    /// The frame waits. The next one may be received after this time.
    case wait(TimeAmount)
    /// Too many frames wait.
    case refuse
  }

  /// More frames than one read can bring, which has at most 64 KiB.
  static let limit = 16_384
  /// The shortest wait: a timer for each message would cost more than the message.
  private static let pause = TimeAmount.milliseconds(50)

  private var budget: MessageBudget
  private var frames = CircularBuffer<WebSocketFrame>()

  init(_ budget: MessageBudget) { self.budget = budget }

  /// Takes a frame that has arrived.
  mutating func take(_ frame: WebSocketFrame, at now: NIODeadline) -> Decision {
    if frames.isEmpty, budget.spend(frame.length, at: now) { return .receive }
    guard frames.count < Self.limit else { return .refuse }
    frames.append(frame)
    return .wait(wait(at: now) ?? Self.pause)
  }

  /// Removes the next of the frames that wait; `nil` if it has to wait longer, or if none waits.
  mutating func next(at now: NIODeadline) -> WebSocketFrame? {
    guard let frame = frames.first, budget.spend(frame.length, at: now) else { return nil }
    frames.removeFirst()
    return frame
  }

  /// Returns the time until the next of the frames that wait may be received; `nil` if none waits.
  mutating func wait(at now: NIODeadline) -> TimeAmount? {
    frames.isEmpty ? nil : max(Self.pause, budget.wait(at: now) ?? .zero)
  }
}
#endif
