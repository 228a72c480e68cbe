#if Hummingbird
import NIOCore
import Synchronization
import UsherWeb

/// An open socket, as the connection that a session uses on its own threads.
final class SocketConnection: WebConnection {
  /// What the session wants of the socket.
  enum Order {
    case send([UInt8])
    case close(CloseCode)
  }

  private struct Waiting {
    var orders: [Order] = []
    var bytes = 0
    /// Whether the session has been told that it can't send, and not yet that it can again.
    var isAwaited = false
  }

  /// The number of bytes that wait for the loop until the session sends nothing more, as many as for the browser.
  private static let limit = 1 << 16

  private let handler: NIOLoopBound<SocketHandler>
  private let channel: any Channel
  private let backlog: Backlog
  private let waiting = Mutex(Waiting())
  let address: String?
  let origin: String?

  /// - Parameters:
  ///   - address: the browser's IP address.
  ///   - origin: the origin by which the browser reaches the site.
  init(
    _ handler: NIOLoopBound<SocketHandler>,
    _ channel: any Channel,
    _ backlog: Backlog,
    from address: String?,
    at origin: String?
  ) {
    self.handler = handler
    self.channel = channel
    self.backlog = backlog
    self.address = address
    self.origin = origin
  }

  var isWritable: Bool {
    guard channel.isWritable else { return false }
    return waiting.withLock { waiting in
      guard waiting.bytes >= Self.limit else { return true }
      waiting.isAwaited = true
      return false
    }
  }

  func send(_ frame: [UInt8]) { add(.send(frame), frame.count) }

  func close(code: CloseCode) { add(.close(code), 0) }

  /// Orders that come before the loop has time for the first one are carried out together.
  private func add(_ order: Order, _ count: Int) {
    let isFirst = waiting.withLock { waiting in
      waiting.orders.append(order)
      waiting.bytes += count
      return waiting.orders.count == 1
    }
    guard isFirst else { return }
    channel.eventLoop.execute { [self] in
      let taken = waiting.withLock { waiting in
        defer { waiting = Waiting() }
        return waiting
      }
      handler.value.carryOut(taken.orders)
      if taken.isAwaited, channel.isWritable { handler.value.tellWritable() }
    }
  }

  func took(_ count: Int) {
    guard backlog.remove(count) else { return }
    channel.eventLoop.execute { [handler] in handler.value.resume(.behind) }
  }
}
#endif
