package import CloudyModel
import Foundation

/// The current weather and today's, formatted as text.
public struct DayViewModel: Equatable, Sendable {
  /// The date, for example "Thu, October 6".
  public let date: String
  /// The time, for example "11:32 AM".
  public let time: String
  /// The source's description of the weather.
  public let summary: String
  /// The temperature in the format of the original app: "47.5 °F".
  public let temperature: String
  /// The wind speed in the format of the original app: "9 MPH".
  package let windSpeed: String
  /// The temperature in whole degrees: "47 °F".
  public let degrees: String
  /// The wind speed: "9 mph".
  public let wind: String
  /// The name of a picture.
  public let image: String
  /// The time of sunrise, for example "7:48 AM"; `nil` if the sun doesn't rise today.
  public let sunrise: String?
  /// The time of sunset, for example "7:11 PM"; `nil` if the sun doesn't set today.
  public let sunset: String?
  /// Whether it is night.
  public let isNight: Bool
  /// What is said beside the amounts.
  public var words: any CloudyWords { language.words }
  private let language: Locale.Language

  package init(_ weather: WeatherData, _ formats: Formats) {
    language = formats.language
    date = formats.date(weather.time)
    time = formats.time(weather.time)
    summary = formats.words.summary(weather.summary)
    temperature = formats.temperature(weather.temperature, digits: 1)
    windSpeed = formats.speed(weather.windSpeed)
    degrees = formats.wholeDegrees(weather.temperature)
    wind = formats.wind(weather.windSpeed)
    image = weather.icon.image
    sunrise = weather.sunrise.map(formats.time)
    sunset = weather.sunset.map(formats.time)
    // The picture shows day or night, too; both must agree.
    let hasMoon = weather.icon == .clearNight || weather.icon == .partlyCloudyNight
    if let sunrise = weather.sunrise, let sunset = weather.sunset {
      isNight = hasMoon || weather.time < sunrise || weather.time >= sunset
    } else {
      isNight = hasMoon
    }
  }
}
