package import MatchesModel
import RESTErrors
import Usher

/// The messages for people: the model gives a code, this layer and `RESTErrors` have the words.
extension MatchesError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .service(.unreachable):
      "The server can’t be reached. Check the settings and the connection, then try again."
    case .service(.status(let status)) where 300..<400 ~= status:
      "The server points elsewhere (\(status)). Check the server address in the settings."
    case .service(.status(404)):
      "There is no Goalbase at this address (404). Check the server address in the settings."
    case .service(.malformed):
      "The server’s answer can’t be read. Check that the server address is that of a Goalbase server."
    case .service(let error): error.message(about: "The server")
    case .notFound: "This isn’t there any more. Somebody may have deleted it."
    case .invalidMatch(let problems): problems.first?.userMessage ?? "The match isn’t complete."
    case .invalidName(let problem): problem.userMessage
    case .refused(let words): "The server says: \(words)"
    case .storage: "What is stored can’t be read or written. Is the disk full?"
    }
  }

  /// Whether trying again can help: everything but a missing record.
  package var canRetry: Bool { self != .notFound }
}

extension MatchesError {
  /// Whether the same change may succeed later.
  var canPass: Bool {
    switch self {
    case .service, .storage: true
    case .notFound, .invalidMatch, .invalidName, .refused: false
    }
  }
}

extension MatchProblem {
  fileprivate var userMessage: String {
    switch self {
    case .emptySide: "Each side needs at least one player."
    case .onBothSides(let player): "\(player.name) can’t play on both sides."
    case .negativeGoals: "Goals can’t be negative."
    case .unknownPlayer(let player): "\(player.name) was deleted. Please choose somebody else."
    }
  }
}

extension PlayerNameProblem: UserFacingError {
  package var userMessage: String {
    switch self {
    case .blank: "Please enter a name."
    case .taken: "There is a player of this name already."
    }
  }
}
