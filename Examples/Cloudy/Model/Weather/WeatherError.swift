/// Why weather couldn't be fetched: a code, not a text, because what to tell a person is for the
/// view models to say.
package enum WeatherError: Error, Equatable, Sendable {
  /// There is no such server, or no secure way to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered that it can't.
  case status(Int)
  /// The answer isn't weather.
  case malformed
  case tooLarge
}
