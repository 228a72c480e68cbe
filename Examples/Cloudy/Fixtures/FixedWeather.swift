import CloudyModel
import Foundation
import RESTErrors

/// The same weather everywhere, or none.
struct FixedWeather: DatedWeatherService {
  private let conduct: Conduct
  private let weather: DatedWeather

  init(
    _ conduct: Conduct = .answering,
    _ weather: DatedWeather = DatedWeather(data: .partlyCloudy, fetched: .noon)
  ) {
    self.conduct = conduct
    self.weather = weather
  }

  static func of(
    _ data: WeatherData,
    fetched: Date = .noon,
    failure: RESTError? = nil
  ) -> FixedWeather {
    FixedWeather(.answering, DatedWeather(data: data, fetched: fetched, failure: failure))
  }

  func weather(
    latitude: Double,
    longitude: Double,
    timeZone: String?
  ) async throws -> DatedWeather {
    try await conduct.read(weather)
  }
}
