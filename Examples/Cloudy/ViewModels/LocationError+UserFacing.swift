package import CloudyModel
import RESTErrors
import Usher

/// The messages for people: the model gives a code, this layer and `RESTErrors` have the words.
extension LocationError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .service(.malformed):
      "The answer of the service for places can’t be read. Please try again later."
    case .service(.tooLarge):
      "The answer of the service for places is too large. Please search for more."
    case .service(let error): error.message(about: "The service for places")
    case .bundle: "The list of places is damaged. Please tell the people who run Cloudy."
    case .storage: "The places can’t be read. Please try again."
    }
  }

  /// Whether trying again can help: everything but a damaged list of places.
  package var canRetry: Bool { if case .bundle = self { false } else { true } }
}
