/// An open WebSocket, implemented by a server. A session uses it on any thread.
///
/// ```swift
/// guard connection.isWritable else { return }
/// connection.send(frame)
/// ```
public protocol WebConnection: AnyObject, Sendable {
  /// Whether the browser reads fast enough what is sent. While this is `false`, the session sends no changes;
  /// afterwards it sends only the newest state.
  var isWritable: Bool { get }
  /// The IP address of the browser, without a port; `nil`, as by default, if the server doesn't know it. Behind a proxy
  /// it is the address that the proxy gives. It never changes.
  var address: String? { get }
  /// The origin by which the browser reaches the site, for example `https://example.com`; `nil`, as by default, if the
  /// server doesn't know it. It never changes.
  var origin: String? { get }
  /// Sends a binary message, after those that were sent before. Doesn't wait.
  func send(_ frame: [UInt8])
  /// Notes that the session is done with a message of so many bytes that it has received.
  ///
  /// Until then the message waits for the session. While many wait, the server reads nothing more of this socket.
  func took(_ count: Int)
  /// Closes the socket after what was sent before, and sends the code as the reason. Doesn't wait.
  func close(code: CloseCode)
}

extension WebConnection {
  /// The value `nil`: by default a server doesn't know the addresses of browsers.
  public var address: String? { nil }

  /// The value `nil`: by default a server doesn't know its origin.
  public var origin: String? { nil }

  /// The network of the browser's address. See ``ClientAddress/network``.
  var network: String? { address.map { ClientAddress($0)?.network ?? $0 } }
}
