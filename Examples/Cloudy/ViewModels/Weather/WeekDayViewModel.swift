package import CloudyModel
import Foundation

/// The weather of a day, formatted as text.
public struct WeekDayViewModel: Identifiable, Equatable, Sendable {
  public let id: Int
  /// The weekday, for example "Tuesday".
  public let day: String
  /// The short weekday, for example "Tue".
  public let shortDay: String
  /// The date, for example "October 11".
  public let date: String
  /// The wind speed in the format of the original app: "8 MPH".
  package let windSpeed: String
  /// The range of temperatures in the format of the original app: "38 °F - 58 °F".
  public let temperature: String
  /// The wind speed: "8 mph".
  public let wind: String
  /// The range of temperatures: "38–58 °F".
  public let range: String
  /// The name of a picture.
  public let image: String
  /// A description of the picture.
  public let imageLabel: String
  /// The lowest temperature, in the unit that is shown.
  public let low: Double
  /// The highest temperature, in the unit that is shown.
  public let high: Double
  /// The lowest temperature, for example "38°".
  public let lowText: String
  /// The highest temperature, for example "58°".
  public let highText: String

  package init(_ weather: WeatherDay, _ formats: Formats) {
    id = Int(weather.time.timeIntervalSince1970)
    day = formats.weekday(weather.time)
    shortDay = formats.shortWeekday(weather.time)
    date = formats.day(weather.time)
    windSpeed = formats.speed(weather.windSpeed)
    let low = formats.temperature(weather.temperatureMin, digits: 0)
    let high = formats.temperature(weather.temperatureMax, digits: 0)
    temperature = "\(low) - \(high)"
    wind = formats.wind(weather.windSpeed)
    range = formats.wholeDegrees(weather.temperatureMin, to: weather.temperatureMax)
    image = weather.icon.image
    imageLabel = formats.words.summary(weather.icon.label)
    self.low = formats.degrees(weather.temperatureMin)
    self.high = formats.degrees(weather.temperatureMax)
    lowText = formats.bareDegrees(weather.temperatureMin)
    highText = formats.bareDegrees(weather.temperatureMax)
  }
}
