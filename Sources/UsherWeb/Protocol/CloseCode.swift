/// Why a socket is closed: codes of RFC 6455, section 7.4.1, and one of Usher's own.
public enum CloseCode: UInt16, CaseIterable, Sendable {
  /// Another connection has come.
  case replaced = 1000
  /// The server stops, or the session is over: the browser comes back.
  case goingAway = 1001
  /// What came isn't WebSocket.
  case protocolError = 1002
  /// What came is text; messages are binary.
  case unsupportedData = 1003
  /// A message is larger than the server takes.
  case tooLarge = 1009
  /// There is no such session: the page loads again.
  case unknownSession = 4404
}
