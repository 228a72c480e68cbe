/// Where weather comes from.
public protocol WeatherService: Sendable {
  /// Fetches the weather of a place, in degrees north and east.
  ///
  /// - Throws: `WeatherError`; `CancellationError` if the task is cancelled, and then nothing else.
  func weather(latitude: Double, longitude: Double) async throws -> WeatherData
}
