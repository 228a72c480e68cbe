import RESTErrors
import Usher

/// The error of a place whose weather can't be fetched.
struct NoWeather: UserFacingError {
  let userMessage: String
  /// The reason of the failure, and what the person can do.
  let reason: String

  init(_ error: RESTError, _ words: any CloudyWords) {
    userMessage = words.noWeather
    reason = words.message(error, of: .weather)
  }
}
