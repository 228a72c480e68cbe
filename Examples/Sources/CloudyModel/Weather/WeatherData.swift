public import Foundation

/// The weather at a place, now and in the next days; imperial, because Dark Sky's was.
public struct WeatherData: Codable, Equatable, Sendable {
  /// What "now" is.
  public let time: Date
  public let latitude: Double
  public let longitude: Double
  /// In degrees Fahrenheit.
  public let temperature: Double
  /// In miles per hour.
  public let windSpeed: Double
  public let icon: WeatherIcon
  /// In English.
  public let summary: String
  /// From today; eight of them, or fewer if the source doesn't know them all.
  public let days: [WeatherDay]
  /// Today's; `nil` if the sun doesn't rise, or doesn't set.
  public let sunrise: Date?
  /// Today's; `nil` if the sun doesn't rise, or doesn't set.
  public let sunset: Date?
  public let kind: WeatherKind
  /// The identifier of a `TimeZone`: what clocks there show.
  public let timeZone: String

  public init(
    time: Date,
    latitude: Double,
    longitude: Double,
    temperature: Double,
    windSpeed: Double,
    icon: WeatherIcon,
    summary: String,
    days: [WeatherDay],
    sunrise: Date?,
    sunset: Date?,
    kind: WeatherKind,
    timeZone: String
  ) {
    self.time = time
    self.latitude = latitude
    self.longitude = longitude
    self.temperature = temperature
    self.windSpeed = windSpeed
    self.icon = icon
    self.summary = summary
    self.days = days
    self.sunrise = sunrise
    self.sunset = sunset
    self.kind = kind
    self.timeZone = timeZone
  }
}
