/// Where weather comes from.
package protocol WeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east.
  ///
  /// - Parameter timeZone: by which zone's clocks days begin there, by its IANA name; `nil` leaves it
  ///   to the service to know.
  /// - Throws: `WeatherError`; `CancellationError` if the task is cancelled, and then nothing else.
  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData
}

extension WeatherService {
  /// Fetches the weather of a place of which only that is known.
  package func weather(latitude: Double, longitude: Double) async throws -> WeatherData {
    try await weather(latitude: latitude, longitude: longitude, timeZone: nil)
  }
}
