#if Hummingbird
import NIOCore

/// The time that a browser has left to take the data that wait for it.
///
/// While data wait, time passes; with the data that it takes, the browser gets time back, as much as they may take at
/// the least speed.
struct SendProgress {
  private let limit: TimeAmount
  private let bytesPerSecond: Double
  private var left: TimeAmount
  /// The time of the last note; `nil` if nothing waited then.
  private var time: NIODeadline?
  /// The number of bytes that wait for the browser.
  private(set) var bytes = 0

  init(_ limits: ServerLimits) {
    limit = TimeAmount(limit: limits.sendTime)
    bytesPerSecond = Double(max(1, limits.sendBytesPerSecond))
    left = limit
  }

  /// The time that was left at the last note; `nil` if nothing waited for the browser then.
  var timeLeft: TimeAmount? { time == nil ? nil : left }

  /// Whether the browser has taken the data too slowly.
  var isTooSlow: Bool { timeLeft.map { $0 <= .zero } ?? false }

  /// Notes how much the browser has taken.
  ///
  /// - Parameters:
  ///   - bytes: the number of bytes that wait for the browser.
  ///   - isWritable: whether the channel takes more.
  mutating func note(bytes: Int, isWritable: Bool, at now: NIODeadline) {
    if let time {
      // In double precision, because a limit can be anything.
      let seconds = min(Double(max(0, self.bytes - bytes)) / bytesPerSecond, 86_400)
      left = min(limit, left - (now - time) + .nanoseconds(Int64(seconds * 1e9)))
    }
    self.bytes = bytes
    let waits = bytes > 0 || !isWritable
    if !waits || time == nil { left = limit }
    time = waits ? now : nil
  }

  /// Notes that more bytes are about to be written. Call ``note(of:)`` before.
  mutating func wrote(_ count: Int) { bytes += count }

  /// Notes how much the browser of a channel has taken.
  mutating func note(of channel: any Channel) {
    // Fails only if the channel is closed; then nothing waits.
    let bytes = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
    note(bytes: bytes ?? 0, isWritable: channel.isWritable, at: channel.eventLoop.now)
  }
}
#endif
