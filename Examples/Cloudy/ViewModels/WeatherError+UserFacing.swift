package import CloudyModel
import Usher

/// What people are told: the model gives a code, this layer the words.
extension WeatherError: UserFacingError {
  package var userMessage: String { "Cloudy was unable to fetch weather data." }

  /// Why, and what can be done about it.
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
