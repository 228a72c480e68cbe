package import RESTErrors

/// The reason why places couldn't be looked up. A code: the view models have the words for people,
/// but for those of a `RESTError`, which all services share.
package enum LocationError: Error, Equatable, Sendable {
  /// The service gave no answer that can be used, for this reason.
  case service(RESTError)
  /// The list of places that the app brings along is missing or damaged, as this message describes.
  /// Trying again can't help.
  case bundle(String)
  /// The places stored on this machine can't be read or written.
  case storage(String)
}
