package import RESTErrors

/// The reason why users couldn't be fetched. A code: the view models have the words for people, but
/// for those of a `RESTError`, which all services share.
package enum UsersError: Error, Equatable, Sendable {
  /// The service gave no answer that can be used, for this reason.
  case service(RESTError)
}
