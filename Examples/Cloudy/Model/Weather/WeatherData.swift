package import Foundation

/// The weather at a place, now and in the next days; imperial, because Dark Sky's was.
package struct WeatherData: Codable, Equatable, Sendable {
  /// What "now" is.
  package let time: Date
  package let latitude: Double
  package let longitude: Double
  /// In degrees Fahrenheit.
  package let temperature: Double
  /// In miles per hour.
  package let windSpeed: Double
  package let icon: WeatherIcon
  /// In English.
  package let summary: String
  /// From today; eight of them, or fewer if the source doesn't know them all.
  package let days: [WeatherDay]
  /// Today's; `nil` if the sun doesn't rise, or doesn't set.
  package let sunrise: Date?
  /// Today's; `nil` if the sun doesn't rise, or doesn't set.
  package let sunset: Date?
  package let kind: WeatherKind
  /// The identifier of a `TimeZone`: what clocks there show.
  package let timeZone: String

  package init(
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
