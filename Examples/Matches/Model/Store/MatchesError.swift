package import RESTErrors

/// The reason why matches couldn't be read or changed. A code: the view models have the words for
/// people, but for those of a `RESTError`, which all services share.
package enum MatchesError: Error, Hashable, Sendable {
  /// The server gave no answer that can be used, for this reason. A `status` came without the error
  /// body of a refusal.
  case service(RESTError)
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
    case .service(let error): error.mayBeDone
    case .notFound, .invalidMatch, .invalidName, .refused, .storage: false
    }
  }
}
