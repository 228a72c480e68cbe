// Exported, because the errors below contain these: view models need no import of their own.
@_exported public import RESTErrors

/// The reason why places couldn't be looked up. A code, not a text: the view models choose the
/// words for people.
package enum LocationError: Error, Equatable, Sendable {
  /// The service gave no answer that can be used, for this reason.
  case service(RESTError)
  /// The places stored on this machine can't be read or written.
  case storage(String)
}
