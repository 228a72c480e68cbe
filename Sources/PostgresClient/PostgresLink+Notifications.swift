#if PostgreSQL
import CPostgres
import Foundation

extension PostgresLink {
  /// Receives the notifications of a channel from now on.
  func listen(to channel: String) throws(PostgresError) {
    try run("LISTEN \"\(channel.replacing("\"", with: "\"\""))\"")
  }

  /// Waits for notifications, and returns their texts.
  ///
  /// - Parameter time: the longest time to wait, in milliseconds.
  /// - Throws: ``PostgresError/Code/lost`` if the connection broke.
  func notifications(within time: CInt) throws(PostgresError) -> [String] {
    // What came while something else was asked is there already.
    let queued = takeNotifications()
    guard queued.isEmpty else { return queued }
    var waiting = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, time) >= 0 || errno == EINTR else { throw lost() }
    guard PQconsumeInput(connection) == 1 else { throw lost() }
    return takeNotifications()
  }

  private func takeNotifications() -> [String] {
    var texts: [String] = []
    while let notification = PQnotifies(connection) {
      texts.append(String(cString: notification.pointee.extra))
      PQfreemem(notification)
    }
    return texts
  }

  private func lost() -> PostgresError {
    PostgresError(.lost, Self.message(PQerrorMessage(connection)))
  }
}
#endif
