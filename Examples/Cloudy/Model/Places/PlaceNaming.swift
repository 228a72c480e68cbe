/// Knows what places are called.
package protocol PlaceNaming: Sendable {
  /// To be shown wherever its names are.
  var attribution: String { get }

  /// The place that is nearest to a point, in degrees north and east; `nil` for what is no point on
  /// earth.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled, and then nothing else.
  func nearest(to latitude: Double, _ longitude: Double) async throws -> Location?
}
