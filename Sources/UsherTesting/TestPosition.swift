/// The answer of a ``TestDevice`` to a request for its position.
///
/// ```swift
/// app.device.position = .at(51.05, 3.72)
/// ```
public enum TestPosition: Hashable, Sendable {
  /// The device answers with a position: latitude and longitude in degrees, accuracy in metres.
  case at(_ latitude: Double, _ longitude: Double, accuracy: Double = 10)
  /// The device answers with an error: the person doesn't allow the app to know the position.
  case denied
  /// The device answers with an error: it can't find its position.
  case unavailable
  /// The device doesn't answer, for example because the person hasn't decided yet whether to allow it. The request
  /// times out by the test's clock.
  case silent
}
