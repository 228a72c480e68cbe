/// The answer of a ``TestDevice`` to a request for its position.
///
/// ```swift
/// app.device.position = .at(51.05, 3.72)
/// ```
public enum TestPosition: Hashable, Sendable {
  /// A position: latitude and longitude in degrees, accuracy in metres.
  case at(_ latitude: Double, _ longitude: Double, accuracy: Double = 10)
  /// An error: the person doesn't allow it.
  case denied
  /// An error: the device can't find its position.
  case unavailable
  /// No answer, for example while the person hasn't decided. The request times out by the test's clock.
  case silent
}
