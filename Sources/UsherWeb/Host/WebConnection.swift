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
  /// The IP address of the browser, without a port; `nil`, as by default, if the server doesn't know it. Behind a proxy
  /// it is the address that the proxy gives. It never changes.
  var address: String? { get }
  /// Sends a binary message.
  func send(_ frame: [UInt8])
  /// Closes the socket, and sends the code as the reason.
  ///
  /// This can be called on any thread, not only on ``loop``: when a newer connection has moved the session to another
  /// loop, the session closes the older connection from that loop.
  func close(code: CloseCode)
}

extension WebConnection {
  /// The value `nil`: by default a server doesn't know the addresses of browsers.
  public var address: String? { nil }

  /// The network of the browser's address. See ``ClientAddress/network``.
  var network: String? { address.map { ClientAddress($0)?.network ?? $0 } }
}
