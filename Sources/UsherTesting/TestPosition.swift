/// What a ``TestDevice`` answers when it is asked where it is.
public enum TestPosition: Hashable, Sendable {
  /// It is at a latitude and longitude, in degrees; it may be so many metres off.
  case at(_ latitude: Double, _ longitude: Double, accuracy: Double = 10)
  /// The person doesn't allow it.
  case denied
  /// It can't tell.
  case unavailable
  /// Nothing, as while the person doesn't answer: the request times out by the test's clock.
  case silent
}
