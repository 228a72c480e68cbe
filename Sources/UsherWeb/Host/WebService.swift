/// What a server serves: ``WebHost``, or a stand-in of a test.
public protocol WebService: Sendable {
  /// Answers a request that isn't for the socket.
  ///
  /// - Parameter loop: where a session that the request makes should live; the request's own.
  func respond(to request: WebRequest, on loop: any WebLoop) async -> WebResponse

  /// Joins a socket that was opened to its session; called on the connection's loop.
  ///
  /// - Parameters:
  ///   - query: the query of the socket's address, which names the session.
  ///   - visitor: the browser it comes from; a session belongs to one visitor.
  /// - Returns: the session, which lives on the connection's loop from now on; `nil` when there is
  ///   none such, and the server closes with code 4404.
  func attach(
    _ query: String,
    visitor: Visitor,
    connection: any WebConnection
  ) async -> (any WebSocketSession)?

  /// Ends all sessions, telling their browsers to come back.
  func close() async
}
