/// Where weather comes from that may be old.
///
/// Not a ``WeatherService``: whoever gets old weather should see that it is.
package protocol DatedWeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east, or finds what it last was.
  ///
  /// - Parameter timeZone: by which zone's clocks days begin there, by its IANA name; `nil` leaves it
  ///   to the service to know.
  /// - Throws: `WeatherError` if there is nothing; `CancellationError` if the task is cancelled,
  ///   and then nothing else.
  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather
}

extension DatedWeatherService {
  /// Fetches the weather of a place of which only that is known.
  package func weather(latitude: Double, longitude: Double) async throws -> DatedWeather {
    try await weather(latitude: latitude, longitude: longitude, timeZone: nil)
  }
}
