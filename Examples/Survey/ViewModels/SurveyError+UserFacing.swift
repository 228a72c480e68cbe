package import SurveyModel
import Usher

/// What people are told: the model gives a code, this layer the words.
extension SurveyError: UserFacingError {
  package var canRetry: Bool { self != .unknownSubmission }

  package var userMessage: String {
    switch self {
    case .noName: "Please enter your name."
    case .noCompany: "Please enter your company’s name."
    case .textTooLong: "Your text is too long. Please shorten it."
    case .outOfRange: "Please choose your experience and salary anew."
    case .unknownSubmission: "There is no such submission of yours."
    }
  }
}
