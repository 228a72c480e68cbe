/// The reason why a service gave no answer that can be used. A code; ``message(about:)`` has the
/// words for people, once for all services.
package enum RESTError: Error, Hashable, Sendable {
  /// The request wasn't sent: the server doesn't exist, or there is no secure connection to it.
  case unreachable
  /// There was no whole answer in time.
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, which is no success.
  case status(Int)
  /// The answer isn't valid HTTP, or doesn't have the service's format.
  case malformed
  case tooLarge
}
