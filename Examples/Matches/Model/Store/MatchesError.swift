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
  /// The connection to the database broke, with this message, while a change was being stored.
  case storageCutOff(String)

  /// Calls a function of a database, and makes its errors ``storage(_:)``.
  ///
  /// - Throws: only `CancellationError` if the task is cancelled.
  package static func telling<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch {
      try Task.checkCancellation()
      throw MatchesError.storage("\(error)")
    }
  }

  /// Whether a change that failed with this error may have been made.
  package var mayBeDone: Bool {
    switch self {
    case .service(let error): error.mayBeDone
    case .storageCutOff: true
    case .notFound, .invalidMatch, .invalidName, .refused, .storage: false
    }
  }
}
