import RESTErrors
import Usher

/// The error of a place whose weather can't be fetched.
struct NoWeather: UserFacingError {
  let userMessage = "Cloudy was unable to fetch weather data."
  /// The reason of the failure, and what the person can do.
  let reason: String

  init(_ error: RESTError) {
    reason = error.message(about: "The weather service")
  }
}
