/// Why places couldn't be looked up: a code, not a text, because what to tell a person is for the
/// view models to say.
package enum LocationError: Error, Equatable, Sendable {
  /// There is no such server, or no secure way to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered that it can't.
  case status(Int)
  /// What was read isn't a list of places.
  case malformed
  case tooLarge
  /// The places kept on this machine can't be read or written.
  case storage(String)
}
