/// An open WebSocket, implemented by a server. A session uses it on its ``loop``, except
/// ``close(code:)``, which can be called on any thread.
///
/// ```swift
/// guard connection.isWritable else { return }
/// connection.send(frame)
/// ```
public protocol WebConnection: AnyObject, Sendable {
  /// The event loop of the connection. It never changes.
  var loop: any WebLoop { get }
  /// Whether the browser reads fast enough what is sent. While this is `false`, the session sends no changes;
  /// afterwards it sends only the newest state.
  var isWritable: Bool { get }
  /// Sends a binary message.
  func send(_ frame: [UInt8])
  /// Closes the socket, and sends the code as the reason.
  ///
  /// This can be called on any thread, not only on ``loop``: when a newer connection has moved the session to another
  /// loop, the session closes the older connection from that loop.
  func close(code: CloseCode)
}
