/// A session together with one of its connections.
///
/// After a newer connection has joined the session, messages of this one are ignored.
final class AttachedSession: WebSocketSession {
  let session: WebSession
  private let connection: any WebConnection

  init(_ session: WebSession, _ connection: any WebConnection) {
    self.session = session
    self.connection = connection
  }

  func receive(_ message: [UInt8]) {
    session.executor.execute { [session, connection] in
      session.assumeIsolated { session in
        message.withUnsafeBytes { session.receive($0, from: connection) }
      }
      connection.took(message.count)
    }
  }

  func becameWritable() {
    session.executor.execute { [session] in
      session.assumeIsolated { $0.becameWritable() }
    }
  }

  func disconnected() {
    session.executor.execute { [session, connection] in
      session.assumeIsolated { $0.disconnected(connection) }
    }
  }
}
