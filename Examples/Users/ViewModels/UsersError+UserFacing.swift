package import UsersModel
import Usher

/// The sentences that people read: the model gives a code, this layer gives the words.
extension UsersError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .unreachable: "The service can’t be reached. Please check your connection and try again."
    case .timedOut: "The service takes too long to answer. Please try again."
    case .cutOff: "The answer didn’t arrive completely. Please try again."
    case .status(let status): "The service has a problem (\(status)). Please try again later."
    case .malformed: "The service’s answer can’t be read. Please try again later."
    case .tooLarge: "The service’s answer is too large to be shown."
    case .unknownUser: "There is no such user."
    }
  }

  package var canRetry: Bool { self != .unknownUser }
}
