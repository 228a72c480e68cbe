/// A service that finds places by their names.
package protocol LocationService: Sendable {
  /// The credit that must be shown together with the service's places.
  var attribution: String { get }

  /// Whether the service may be asked while somebody types; if not, only for a submitted search.
  var isForTyping: Bool { get }

  /// Returns the progress, from 0 to 1, of the work that the service must finish before it can
  /// answer. The stream ends at once if there is none.
  func preparation() -> AsyncStream<Double>

  /// Returns places, best match first. No two of them look the same; a blank query has none.
  ///
  /// - Throws: `LocationError`; only `CancellationError` if the task is cancelled.
  func locations(matching query: String) async throws -> [Location]
}

extension LocationService {
  package var isForTyping: Bool { true }

  /// Returns an empty stream: the service is ready.
  package func preparation() -> AsyncStream<Double> { AsyncStream { $0.finish() } }
}
