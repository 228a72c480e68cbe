package import CloudyModel
import Foundation

/// The weather of now and today, as it is written.
public struct DayViewModel: Equatable, Sendable {
  /// As "Thu, October 6".
  public let date: String
  /// As "11:32 AM".
  public let time: String
  /// As the source says it.
  public let summary: String
  /// As the original app writes it: "47.5 °F".
  public let temperature: String
  /// As the original app writes it: "9 MPH".
  package let windSpeed: String
  /// For people: "47 °F".
  public let degrees: String
  /// For people: "9 mph".
  public let wind: String
  /// The name of a picture.
  public let image: String
  /// As "7:48 AM"; `nil` where the sun doesn't rise today.
  public let sunrise: String?
  /// As "7:11 PM"; `nil` where the sun doesn't set today.
  public let sunset: String?
  /// Whether the sun isn't up.
  public let isNight: Bool

  package init(_ weather: WeatherData, _ formats: Formats) {
    date = formats.date(weather.time)
    time = formats.time(weather.time)
    summary = weather.summary
    temperature = formats.temperature(weather.temperature, digits: 1)
    windSpeed = formats.speed(weather.windSpeed)
    degrees = formats.wholeDegrees(weather.temperature)
    wind = formats.wind(weather.windSpeed)
    image = weather.icon.image
    sunrise = weather.sunrise.map(formats.time)
    sunset = weather.sunset.map(formats.time)
    // The picture says it, too; the two must not differ.
    let hasMoon = weather.icon == .clearNight || weather.icon == .partlyCloudyNight
    if let sunrise = weather.sunrise, let sunset = weather.sunset {
      isNight = hasMoon || weather.time < sunrise || weather.time >= sunset
    } else {
      isNight = hasMoon
    }
  }
}
