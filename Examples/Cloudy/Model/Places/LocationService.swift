/// Finds places by what people call them.
package protocol LocationService: Sendable {
  /// To be shown wherever its places are.
  var attribution: String { get }

  /// Whether it may be asked while somebody types; else only for what was submitted.
  var isForTyping: Bool { get }

  /// How much is done, from 0 to 1, of what it has to do before it can answer; ends at once if that
  /// is nothing.
  func preparation() -> AsyncStream<Double>

  /// Finds places, best first, no two of which look the same; none for a blank query.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled, and then nothing else.
  func locations(matching query: String) async throws -> [Location]
}

extension LocationService {
  package var isForTyping: Bool { true }

  /// It is ready.
  package func preparation() -> AsyncStream<Double> { AsyncStream { $0.finish() } }
}
