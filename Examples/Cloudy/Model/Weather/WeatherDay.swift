package import Foundation

/// The weather of one day.
package struct WeatherDay: Codable, Equatable, Sendable {
  /// The start of the day, in the place's time zone.
  package let time: Date
  package let icon: WeatherIcon
  /// The strongest wind of the day, in miles per hour.
  package let windSpeed: Double
  /// Temperature in degrees Fahrenheit.
  package let temperatureMin: Double
  /// Temperature in degrees Fahrenheit.
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
