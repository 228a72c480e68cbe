package import MatchesModel
import RESTErrors
import Usher

/// The messages for people: the model gives a code, ``MatchesWords`` has the words.
extension MatchesError: UserFacingError {
  /// The message in English. In other languages see ``MatchesWords/telling(_:)``.
  package var userMessage: String { EnglishWords().message(self) }

  /// Whether trying again can help: everything but a missing record.
  package var canRetry: Bool { self != .notFound }
}

extension MatchesError {
  /// Whether the same change may succeed later.
  var canPass: Bool {
    switch self {
    case .service, .storage, .storageCutOff: true
    case .notFound, .invalidMatch, .invalidName, .refused: false
    }
  }
}

extension PlayerNameProblem: UserFacingError {
  /// The message in English. In other languages see ``MatchesWords``.
  package var userMessage: String { EnglishWords().message(self) }
}
