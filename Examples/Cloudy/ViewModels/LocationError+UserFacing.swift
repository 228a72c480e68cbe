package import CloudyModel
import Usher

/// The messages for people: the model gives a code, this layer chooses the words.
extension LocationError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .service(.malformed):
      "The answer of the service for places can’t be read. Please try again later."
    case .service(.tooLarge):
      "The answer of the service for places is too large. Please search for more."
    case .service(let error): error.message(about: "The service for places")
    case .storage: "The places can’t be read. Please try again."
    }
  }
}
