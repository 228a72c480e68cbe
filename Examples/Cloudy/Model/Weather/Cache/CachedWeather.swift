package import Foundation

/// Remembers the last weather of each place, for when there is no other.
///
/// It asks each time, and gives what it remembers only if that fails. Places are the same within
/// about a kilometre.
public struct CachedWeather: DatedWeatherService {
  private let service: any WeatherService
  private let store: WeatherStore
  private let now: @Sendable () -> Date

  /// Opens the file, or makes it.
  ///
  /// - Parameters:
  ///   - service: is asked.
  ///   - path: the SQLite file.
  ///   - limit: how many places are remembered; with more, the one fetched longest ago is forgotten.
  ///   - now: the time it is.
  public init(_ service: OpenMeteoClient, path: String) throws {
    try self.init(service as any WeatherService, path: path)
  }

  package init(
    _ service: any WeatherService,
    path: String,
    limit: Int = 100,
    now: @Sendable @escaping () -> Date = { Date() }
  ) throws {
    self.service = service
    store = try WeatherStore(path: path, limit: limit)
    self.now = now
  }

  package func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather {
    let place = PlaceKey(latitude: latitude, longitude: longitude)
    do {
      let data = try await service.weather(
        latitude: latitude,
        longitude: longitude,
        timeZone: timeZone
      )
      let weather = DatedWeather(data: data, fetched: now())
      // A disk that is full is no reason to withhold the weather.
      if let place { try? await store.keep(weather, at: place) }
      return weather
    } catch let error as WeatherError {
      guard let place, let known = try? await store.weather(at: place) else {
        try Task.checkCancellation()
        throw error
      }
      return DatedWeather(data: known.data, fetched: known.fetched, failure: error)
    }
  }
}
