/// The reason why a socket is closed: codes of RFC 6455, section 7.4.1, and one of Usher's own.
///
/// ```swift
/// connection.close(code: .goingAway)
/// ```
public enum CloseCode: UInt16, CaseIterable, Sendable {
  /// Another connection of the same page has replaced this one.
  case replaced = 1000
  /// The server stops, or the session has ended. The browser connects again.
  case goingAway = 1001
  /// The received data isn't valid WebSocket.
  case protocolError = 1002
  /// A received message is text, but all messages have to be binary.
  case unsupportedData = 1003
  /// The browser has confirmed too little of what it was sent. It connects again, and confirms all that it has received.
  case unconfirmed = 1008
  /// A received message, or an address in it, is larger than the server accepts.
  case tooLarge = 1009
  /// The session doesn't exist any more, or can't continue. The browser loads the page again.
  case unknownSession = 4404
  /// The session has ended because the person signed in or out on another page. The browser hides what the page shows,
  /// and loads it again.
  case ended = 4405
  /// Another document of the browser shows the session, for example the tab that this one is a copy of. The browser
  /// shows a page of its own.
  case inUse = 4409
  /// The page was made by another version of the server or its script. The browser loads the page again, which then
  /// continues.
  case otherVersion = 4426
}
