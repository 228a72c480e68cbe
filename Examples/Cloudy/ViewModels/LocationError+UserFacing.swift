package import CloudyModel
import Usher

/// The messages for people: the model gives a code, this layer chooses the words.
extension LocationError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .unreachable:
      "The service for places can’t be reached. Please check your connection and try again."
    case .timedOut: "The service for places takes too long to answer. Please try again."
    case .cutOff: "The answer didn’t arrive completely. Please try again."
    case .status(let status):
      "The service for places has a problem (\(status)). Please try again later."
    case .malformed: "The answer of the service for places can’t be read. Please try again later."
    case .tooLarge: "The answer of the service for places is too large. Please search for more."
    case .storage: "The places can’t be read. Please try again."
    }
  }
}
