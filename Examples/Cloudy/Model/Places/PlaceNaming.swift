/// A service that finds the name of a position.
package protocol PlaceNaming: Sendable {
  /// The credit that must be shown together with the service's names.
  var attribution: String { get }

  /// Returns the place that is nearest to a point, in degrees north and east; `nil` if the
  /// coordinates are no point on Earth.
  ///
  /// - Throws: `LocationError`; only `CancellationError` if the task is cancelled.
  func nearest(to latitude: Double, _ longitude: Double) async throws -> Location?
}
