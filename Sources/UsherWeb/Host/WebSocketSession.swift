/// What a server calls for an open WebSocket, on the connection's loop.
public protocol WebSocketSession: AnyObject, Sendable {
  /// A binary message has come; the bytes are valid during the call.
  func receive(_ bytes: UnsafeRawBufferPointer)
  /// The browser keeps up again.
  func becameWritable()
  /// The connection is gone; nothing else follows.
  func disconnected()
}
