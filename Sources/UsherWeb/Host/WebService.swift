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

  /// Takes in the content of a file that was chosen in a page, once a session has asked for it.
  ///
  /// - Parameters:
  ///   - token: what the page was given to send it by, the last part of the request's address.
  ///   - visitor: the browser it comes from.
  ///   - size: how many bytes the request says to have, if it does.
  ///   - body: the content as it comes; the next chunk is asked for when the app has taken the last.
  /// - Returns: the answer, when the app has everything or wants no more.
  func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse

  /// Ends all sessions, telling their browsers to come back.
  func close() async
}

extension WebService {
  /// No file was asked for.
  public func upload(
    _ token: String,
    visitor: Visitor,
    size: Int64?,
    body: inout some AsyncIteratorProtocol<[UInt8], any Error>
  ) async -> WebResponse {
    .text(404, "No file is expected here.")
  }
}
