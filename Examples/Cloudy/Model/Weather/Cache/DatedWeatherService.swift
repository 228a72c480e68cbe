/// A source of weather that may be old.
///
/// This isn't a ``WeatherService``, so that callers can't mistake old weather for new weather.
package protocol DatedWeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east; returns stored weather if that
  /// fails.
  ///
  /// - Parameter timeZone: The IANA name of the time zone in which the place's days begin; `nil`
  ///   lets the service find it.
  /// - Throws: `RESTError` if there is no stored weather either; only `CancellationError` if the
  ///   task is cancelled.
  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather
}

extension DatedWeatherService {
  /// Fetches the weather of a place whose time zone is unknown.
  package func weather(latitude: Double, longitude: Double) async throws -> DatedWeather {
    try await weather(latitude: latitude, longitude: longitude, timeZone: nil)
  }
}
