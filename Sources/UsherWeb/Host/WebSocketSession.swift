/// A session, with the functions that the server of an open WebSocket calls. They can be called on any thread, one after
/// the other, and return before the session has done its work.
///
/// ```swift
/// session.receive(Array(data.readableBytesView))
/// ```
public protocol WebSocketSession: AnyObject, Sendable {
  /// Call when a binary message has arrived. When the session is done with it, it calls ``WebConnection/took(_:)``.
  func receive(_ message: [UInt8])
  /// Call when the connection is writable again.
  func becameWritable()
  /// Call once, when the connection has ended; call nothing else after it.
  func disconnected()
}
