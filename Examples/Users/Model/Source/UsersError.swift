// Exported, because the errors below contain these: view models need no import of their own.
@_exported public import RESTErrors

/// The reason why users couldn't be fetched. It is a code without text: the view models choose the words for people.
package enum UsersError: Error, Equatable, Sendable {
  /// The service gave no answer that can be used, for this reason.
  case service(RESTError)
  /// There is no such user.
  case unknownUser
}
