/// A session as the server of an open WebSocket sees it; call its functions on the connection's
/// loop.
///
/// ```swift
/// data.withUnsafeReadableBytes { session.receive($0) }
/// ```
public protocol WebSocketSession: AnyObject, Sendable {
  /// Call when a binary message has arrived. The bytes need to be valid only during the call.
  func receive(_ bytes: UnsafeRawBufferPointer)
  /// Call when the connection is writable again.
  func becameWritable()
  /// Call once, when the connection has ended; call nothing else after it.
  func disconnected()
}
