#if Hummingbird
import NIOCore

/// Notices a browser that takes nothing of the data that wait for it.
struct SendProgress {
  private var bytes = 0
  private var since: NIODeadline?

  /// Returns the time for which the browser has taken nothing; `nil` if nothing waits for it.
  ///
  /// - Parameters:
  ///   - bytes: the number of bytes that wait for the browser.
  ///   - isWritable: whether the channel takes more.
  mutating func stall(bytes: Int, isWritable: Bool, at now: NIODeadline) -> TimeAmount? {
    if since == nil || bytes < self.bytes { since = now }
    if bytes == 0, isWritable { since = nil }
    self.bytes = bytes
    return since.map { now - $0 }
  }

  /// Returns the time for which the browser of a channel has taken nothing; `nil` if nothing waits for it.
  mutating func stall(of channel: any Channel) -> TimeAmount? {
    // Fails only if the channel is closed; then nothing waits.
    let bytes = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
    return stall(bytes: bytes ?? 0, isWritable: channel.isWritable, at: channel.eventLoop.now)
  }
}
#endif
