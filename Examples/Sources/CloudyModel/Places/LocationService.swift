/// Finds places by what people call them.
public protocol LocationService: Sendable {
  /// Finds places, best first, no two of which look the same; none for a blank query.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled, and then nothing else.
  func locations(matching query: String) async throws -> [Location]
}
