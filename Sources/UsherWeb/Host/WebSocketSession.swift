/// A session, with the functions that the server of an open WebSocket calls. Call them only on the loop of the
/// connection.
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
