#if Hummingbird
import NIOCore
import UsherWeb

/// An open socket, as the connection that a session uses.
final class SocketConnection: WebConnection {
  private let handler: NIOLoopBound<SocketHandler>
  private let channel: any Channel
  let loop: any WebLoop
  let address: String?

  /// - Parameter address: the browser's IP address.
  init(
    _ handler: NIOLoopBound<SocketHandler>,
    _ channel: any Channel,
    _ loop: Loop,
    from address: String?
  ) {
    self.handler = handler
    self.channel = channel
    self.loop = loop
    self.address = address
  }

  var isWritable: Bool { channel.isWritable }

  func send(_ frame: [UInt8]) { handler.value.send(frame) }

  func close(code: CloseCode) {
    if loop.isCurrent {
      handler.value.close(code: code)
    } else {
      // The session has moved on to another loop with a newer connection.
      loop.execute { [handler] in handler.value.close(code: code) }
    }
  }
}
#endif
