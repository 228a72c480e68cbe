/// What is claimed of the weather.
package enum WeatherKind: String, Codable, Equatable, Sendable {
  /// Somebody looked at the atmosphere.
  case forecast
  /// What such a place is like at that time of the year, and no more.
  case climatologicalEstimate
}
