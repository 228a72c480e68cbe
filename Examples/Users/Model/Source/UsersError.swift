/// The reason why users couldn't be fetched. It is a code without text: the view models choose the words for people.
package enum UsersError: Error, Equatable, Sendable {
  /// The server doesn't exist, or there is no secure connection to it.
  case unreachable
  case timedOut
  /// The connection was closed before the end of the answer.
  case cutOff
  /// The server answered with an error, with this HTTP status.
  case status(Int)
  /// The answer isn't a list of users.
  case malformed
  case tooLarge
  /// There is no such user.
  case unknownUser
}
