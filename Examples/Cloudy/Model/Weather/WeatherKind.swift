/// The origin of weather data.
package enum WeatherKind: String, Codable, Equatable, Sendable {
  /// A forecast from observations of the atmosphere.
  case forecast
  /// An estimate from the place and the time of the year only.
  case climatologicalEstimate
}
