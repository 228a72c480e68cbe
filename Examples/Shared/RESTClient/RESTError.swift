/// The reason why there is no answer.
package enum RESTError: Error, Equatable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The answer isn't valid HTTP.
  case malformed
  case tooLarge
}
