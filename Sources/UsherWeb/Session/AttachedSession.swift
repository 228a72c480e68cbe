/// A session together with one of its connections.
///
/// The session may have moved to another loop with a newer connection. Then messages of this connection
/// are ignored.
final class AttachedSession: WebSocketSession {
  private let session: WebSession
  private let connection: any WebConnection

  init(_ session: WebSession, _ connection: any WebConnection) {
    self.session = session
    self.connection = connection
  }

  func receive(_ bytes: UnsafeRawBufferPointer) {
    guard session.executor.isCurrent else { return }
    // Safe, because the call ends while the bytes are still valid.
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
    // Must reach the session on any loop, else the session would wait for this connection forever.
    Task { [session, connection] in await session.disconnected(connection) }
  }
}
