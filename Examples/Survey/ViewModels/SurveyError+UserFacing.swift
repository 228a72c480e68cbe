package import SurveyModel
import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension SurveyError: UserFacingError {
  package var canRetry: Bool { self != .unknownSubmission }

  package var userMessage: String {
    switch self {
    case .noName: "Please enter your name."
    case .noCompany: "Please enter your company’s name."
    case .textTooLong: "Your text is too long. Please shorten it."
    case .outOfRange: "Please choose your experience and salary again."
    case .unknownSubmission: "There is no such submission of yours."
    }
  }
}
