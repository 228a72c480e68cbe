/// The reason why a socket doesn't join the session that it names.
enum JoinRefusal: Error {
  /// Another document of the browser shows the page.
  case inUse
  /// The store can't say now whose the page is.
  case inDoubt
  /// A document has taken the page over from the one of this socket.
  case takenOver
  /// Neither a process nor the store has a session of this name.
  case noRecord
  /// The app of the page isn't served any more.
  case noApp(String)
  /// This process has as many sessions as it may have.
  case noPlace
  /// The session has ended on purpose.
  case ended
  /// The session has ended because its browser was away for too long. Its record is there, if there is a store.
  case expired
  /// The frames that the browser lacks aren't kept any more.
  case forgotten
  /// As many bytes are kept for the browser as ``SessionLimits/unconfirmedBytes``.
  case unconfirmed

  var code: CloseCode {
    switch self {
    case .inUse: .inUse
    case .inDoubt: .goingAway
    default: .unknownSession
    }
  }

  /// The words of the log; `nil` for what isn't told.
  var reason: String? {
    switch self {
    case .inUse, .inDoubt: nil
    case .takenOver: "another document of the browser has taken its session over"
    case .noRecord: "its session has ended, or was never stored"
    case .noApp(let path): "no app is served at \"\(path)\" any more"
    case .noPlace: "there are too many sessions"
    case .ended: "its session has ended"
    case .expired: "its browser was away for too long"
    case .forgotten: "the frames that it lacks aren't kept any more"
    case .unconfirmed: "too much that its browser has not confirmed waits for it"
    }
  }
}
