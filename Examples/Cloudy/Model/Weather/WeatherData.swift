package import Foundation

/// The weather at a place, now and on the next days, in imperial units.
package struct WeatherData: Codable, Equatable, Sendable {
  /// The time of the current values.
  package let time: Date
  package let latitude: Double
  package let longitude: Double
  /// Temperature in degrees Fahrenheit.
  package let temperature: Double
  /// Wind speed in miles per hour.
  package let windSpeed: Double
  package let icon: WeatherIcon
  /// A description of the weather in English.
  package let summary: String
  /// The next days, from today: eight, or fewer if the source doesn't know them all.
  package let days: [WeatherDay]
  /// Today's time; `nil` if the sun doesn't rise, or doesn't set.
  package let sunrise: Date?
  /// Today's time; `nil` if the sun doesn't rise, or doesn't set.
  package let sunset: Date?
  package let kind: WeatherKind
  /// The `TimeZone` identifier of the place.
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
