/// The reason why places couldn't be looked up. A code, not a text: the view models choose the
/// words for people.
package enum LocationError: Error, Equatable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with this HTTP status, which is no success.
  case status(Int)
  /// The data isn't a list of places.
  case malformed
  case tooLarge
  /// The places stored on this machine can't be read or written.
  case storage(String)
}
