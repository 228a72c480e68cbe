import RESTErrors

extension RESTError {
  /// Whether a change that failed with this error may have been made.
  var mayBeDone: Bool {
    switch self {
    case .timedOut, .cutOff, .malformed, .tooLarge: true
    case .status(let status): status >= 500 || status < 400
    // The request wasn't sent: nothing was changed.
    case .unreachable: false
    }
  }
}
