/// The reason why matches couldn't be read or changed. A code, not a text: the view models choose
/// the words for people.
package enum MatchesError: Error, Hashable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it. Nothing was changed.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, without the error body of a refusal.
  case status(Int)
  /// The answer doesn't have the API's format.
  case malformed
  case tooLarge
  /// The match or player doesn't exist any more.
  case notFound
  case invalidMatch([MatchProblem])
  case invalidName(PlayerNameProblem)
  /// The server refused, with these words.
  case refused(String)
  /// The disk or the database failed, with this message.
  case storage(String)

  /// Whether a change that failed with this error may have been made.
  package var mayBeDone: Bool {
    switch self {
    case .timedOut, .cutOff, .malformed, .tooLarge: true
    case .status(let status): status >= 500 || status < 400
    case .unreachable, .notFound, .invalidMatch, .invalidName, .refused, .storage: false
    }
  }
}
