/// A source of weather.
package protocol WeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east.
  ///
  /// - Parameter timeZone: The IANA name of the time zone in which the place's days begin; `nil`
  ///   lets the service find it.
  /// - Throws: `RESTError`; only `CancellationError` if the task is cancelled.
  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData
}

extension WeatherService {
  /// Fetches the weather of a place whose time zone is unknown.
  package func weather(latitude: Double, longitude: Double) async throws -> WeatherData {
    try await weather(latitude: latitude, longitude: longitude, timeZone: nil)
  }
}
