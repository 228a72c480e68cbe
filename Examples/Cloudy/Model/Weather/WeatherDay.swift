package import Foundation

/// The weather of one day.
package struct WeatherDay: Codable, Equatable, Sendable {
  /// When it begins, where the weather is.
  package let time: Date
  package let icon: WeatherIcon
  /// The strongest of the day, in miles per hour.
  package let windSpeed: Double
  /// In degrees Fahrenheit.
  package let temperatureMin: Double
  /// In degrees Fahrenheit.
  package let temperatureMax: Double

  package init(
    time: Date,
    icon: WeatherIcon,
    windSpeed: Double,
    temperatureMin: Double,
    temperatureMax: Double
  ) {
    self.time = time
    self.icon = icon
    self.windSpeed = windSpeed
    self.temperatureMin = temperatureMin
    self.temperatureMax = temperatureMax
  }
}
