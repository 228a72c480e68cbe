/// A session joined with one connection.
///
/// The session may have moved on with a newer connection; then it is on another loop, and this one
/// has nothing to say any more.
final class AttachedSession: WebSocketSession {
  private let session: WebSession
  private let connection: any WebConnection

  init(_ session: WebSession, _ connection: any WebConnection) {
    self.session = session
    self.connection = connection
  }

  func receive(_ bytes: UnsafeRawBufferPointer) {
    guard session.executor.isCurrent else { return }
    // Unsafe only in name, because the call is over before the bytes go.
    nonisolated(unsafe) let bytes = bytes
    session.assumeIsolated { [connection] in $0.receive(bytes, from: connection) }
  }

  func becameWritable() {
    guard session.executor.isCurrent else { return }
    session.assumeIsolated { $0.becameWritable() }
  }

  func disconnected() {
    if session.executor.isCurrent {
      return session.assumeIsolated { [connection] in $0.disconnected(connection) }
    }
    // Never dropped, wherever the session is: it would wait for this connection for ever.
    Task { [session, connection] in await session.disconnected(connection) }
  }
}
