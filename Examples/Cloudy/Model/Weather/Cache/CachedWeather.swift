package import Foundation
import RESTErrors

/// Stores the last weather of each place, and returns it when no new weather can be fetched.
///
/// Each call asks the service first; stored weather is only used if that fails. Coordinates within
/// about a kilometre count as the same place.
public struct CachedWeather: DatedWeatherService {
  private let service: any WeatherService
  private let store: WeatherStore
  private let now: @Sendable () -> Date

  /// Opens the file; creates it if it is missing.
  ///
  /// - Parameters:
  ///   - service: The service to ask.
  ///   - path: The SQLite file.
  ///   - limit: The maximum number of stored places; above it, the place that was fetched longest
  ///     ago is removed.
  ///   - now: Returns the current time.
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
      // A full disk is no reason to withhold the weather.
      if let place { try? await store.keep(weather, at: place) }
      return weather
    } catch let error as RESTError {
      guard let place, let known = try? await store.weather(at: place) else {
        try Task.checkCancellation()
        throw error
      }
      return DatedWeather(data: known.data, fetched: known.fetched, failure: error)
    }
  }
}
