/// Why there is no answer.
package enum RESTError: Error, Equatable, Sendable {
  /// There is no such server, or no secure way to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The answer isn't HTTP.
  case malformed
  case tooLarge
}
