/// A session together with one of its connections.
///
/// A newer connection may have moved the session to another loop. Then messages of this connection are ignored.
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
    session.executor.run {
      session.assumeIsolated { [connection] in $0.receive(bytes, from: connection) }
    }
  }

  func becameWritable() {
    guard session.executor.isCurrent else { return }
    session.executor.run { session.assumeIsolated { $0.becameWritable() } }
  }

  func disconnected() {
    if session.executor.isCurrent {
      return session.executor.run {
        session.assumeIsolated { [connection] in $0.disconnected(connection) }
      }
    }
    // The session may be on another loop. It must be told all the same, or it would keep this connection forever.
    Task { [session, connection] in await session.disconnected(connection) }
  }
}
