/// Why matches couldn't be read or changed: a code, not a text, because what to tell a person is for
/// the view models to say.
package enum MatchesError: Error, Hashable, Sendable {
  /// There is no such server, or no secure way to it. Nothing was changed.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, and didn't say that it refuses.
  case status(Int)
  /// The answer isn't what the API says.
  case malformed
  case tooLarge
  /// There is no such match or player any more.
  case notFound
  case invalidMatch([MatchProblem])
  case invalidName(PlayerNameProblem)
  /// The server said no, in these words.
  case refused(String)
  /// The disk or the database failed, with what it said.
  case storage(String)

  /// Whether a change that failed so may have been made all the same.
  package var mayBeDone: Bool {
    switch self {
    case .timedOut, .cutOff, .malformed, .tooLarge: true
    case .status(let status): status >= 500 || status < 400
    case .unreachable, .notFound, .invalidMatch, .invalidName, .refused, .storage: false
    }
  }
}
