/// An open WebSocket, implemented by a server. A session uses it on its ``loop``, except
/// ``close(code:)``, which can be called on any thread.
///
/// ```swift
/// guard connection.isWritable else { return }
/// connection.send(frame)
/// ```
public protocol WebConnection: AnyObject, Sendable {
  /// The event loop of the connection, the same for its whole life.
  var loop: any WebLoop { get }
  /// Whether the browser keeps up with what is sent. While it doesn't, the session sends no changes;
  /// afterwards it sends only the newest state.
  var isWritable: Bool { get }
  /// Sends a binary message.
  func send(_ frame: [UInt8])
  /// Closes the socket with a code.
  ///
  /// Also called on another thread than the loop's: a session that has moved to another loop with a
  /// newer connection closes the older one from there.
  func close(code: CloseCode)
}
