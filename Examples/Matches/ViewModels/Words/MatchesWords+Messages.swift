import MatchesModel
import RESTErrors
import Usher

extension MatchesWords {
  /// Returns what people are told about a failure of a store.
  func message(_ error: MatchesError) -> String {
    switch error {
    case .service(.unreachable): serverUnreachable
    case .service(.status(let status)) where 300..<400 ~= status: serverElsewhere(status)
    case .service(.status(404)): noGoalbase
    case .service(.status(let status)): serverProblem(status)
    case .service(.malformed): answerMalformed
    case .service(.timedOut): serverLate
    case .service(.cutOff): answerCutOff
    case .service(.tooLarge): answerTooLarge
    case .notFound: notThere
    case .invalidMatch(let problems): problems.first.map(message) ?? incompleteMatch
    case .invalidName(let problem): message(problem)
    case .refused(let text): serverSays(text)
    case .storage: storageProblem
    case .storageCutOff: answerCutOff
    }
  }

  /// Returns what people are told about a name that can't be used.
  func message(_ problem: PlayerNameProblem) -> String {
    switch problem {
    case .blank: nameBlank
    case .taken: nameTaken
    }
  }

  /// Returns an error with its message in this language.
  func telling(_ error: any Error) -> any Error {
    switch error {
    case let error as MatchesError:
      ToldError(userMessage: message(error), canRetry: error.canRetry)
    case let problem as PlayerNameProblem:
      ToldError(userMessage: message(problem), canRetry: true)
    case is NoSuchMatch: ToldError(userMessage: noSuchMatch, canRetry: false)
    default: error
    }
  }

  private func message(_ problem: MatchProblem) -> String {
    switch problem {
    case .emptySide: emptySide
    case .onBothSides(let player): onBothSides(player.name)
    case .negativeGoals: negativeGoals
    case .unknownPlayer(let player): wasDeletedPlayer(player.name)
    }
  }
}

/// An error with its message in the person's language.
struct ToldError: UserFacingError {
  let userMessage: String
  let canRetry: Bool
}
