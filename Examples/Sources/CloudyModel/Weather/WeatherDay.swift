public import Foundation

/// The weather of one day.
public struct WeatherDay: Codable, Equatable, Sendable {
  /// When it begins, where the weather is.
  public let time: Date
  public let icon: WeatherIcon
  /// The strongest of the day, in miles per hour.
  public let windSpeed: Double
  /// In degrees Fahrenheit.
  public let temperatureMin: Double
  /// In degrees Fahrenheit.
  public let temperatureMax: Double

  public init(
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
