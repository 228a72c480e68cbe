/// The server can't be reached, or has closed the connection: the client tries again.
struct ServerGone: Error {
  /// The code that the socket was closed with; `nil` without one.
  var code: UInt16?
}
