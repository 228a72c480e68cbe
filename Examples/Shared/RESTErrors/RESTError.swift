/// The reason why a service gave no answer that can be used. A code, not a text: the view models
/// choose the words for people.
package enum RESTError: Error, Hashable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it. Nothing was changed.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, which is no success.
  case status(Int)
  /// The answer isn't valid HTTP, or doesn't have the service's format.
  case malformed
  case tooLarge
}
