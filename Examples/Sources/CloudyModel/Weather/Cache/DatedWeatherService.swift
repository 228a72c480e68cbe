/// Where weather comes from that may be old.
///
/// Not a ``WeatherService``: whoever gets old weather should see that it is.
public protocol DatedWeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east, or finds what it last was.
  ///
  /// - Throws: `WeatherError` if there is nothing; `CancellationError` if the task is cancelled,
  ///   and then nothing else.
  func weather(latitude: Double, longitude: Double) async throws -> DatedWeather
}
