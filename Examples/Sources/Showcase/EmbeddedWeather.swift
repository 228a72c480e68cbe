import CloudyModel
import CloudyService

/// The weather of the service in this process, asked for over HTTP like any other's.
actor EmbeddedWeather: WeatherService {
  private let service: CloudyService
  private var client: OpenMeteoClient?

  init(_ service: CloudyService) { self.service = service }

  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> WeatherData {
    if client == nil {
      // It listens a moment after the server has begun.
      let url = await service.url()
      client = client ?? OpenMeteoClient(url: url)
    }
    guard let client else { throw WeatherError.unreachable }
    return try await client.weather(latitude: latitude, longitude: longitude, timeZone: timeZone)
  }
}
