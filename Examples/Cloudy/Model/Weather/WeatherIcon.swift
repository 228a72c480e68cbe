/// A picture of the weather, by the names Dark Sky gave them.
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
  /// No code of Open-Meteo's says so; others' do.
  case wind
  /// The source said something nobody has a picture of.
  case unknown
}
