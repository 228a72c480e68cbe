package import CloudyModel
import Usher

/// The messages for people: the model gives a code, this layer chooses the words.
extension WeatherError: UserFacingError {
  package var userMessage: String { "Cloudy was unable to fetch weather data." }

  /// The reason of the failure, and what the person can do.
  package var reason: String {
    switch self {
    case .unreachable:
      "The weather service can’t be reached. Please check your connection and try again."
    case .timedOut: "The weather service takes too long to answer. Please try again."
    case .cutOff: "The answer didn’t arrive completely. Please try again."
    case .status(let status):
      "The weather service has a problem (\(status)). Please try again later."
    case .malformed: "The weather service’s answer can’t be read. Please try again later."
    case .tooLarge: "The weather service’s answer is too large to be shown."
    }
  }
}
