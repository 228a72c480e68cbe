/// A picture of the weather, with the names of the Dark Sky service.
package enum WeatherIcon: String, CaseIterable, Codable, Equatable, Sendable {
  case clearDay = "clear-day"
  case clearNight = "clear-night"
  case partlyCloudyDay = "partly-cloudy-day"
  case partlyCloudyNight = "partly-cloudy-night"
  case cloudy
  case fog
  case rain
  case sleet
  case snow
  case thunderstorm
  /// Wind; no code of Open-Meteo means it, but codes of other services do.
  case wind
  /// The source reported weather for which there is no picture.
  case unknown
}
