/// The reason why weather couldn't be fetched. A code, not a text: the view models choose the words
/// for people.
package enum WeatherError: Error, Equatable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, which is no success.
  case status(Int)
  /// The answer isn't weather.
  case malformed
  case tooLarge
}
