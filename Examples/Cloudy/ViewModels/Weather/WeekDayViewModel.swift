package import CloudyModel
import Foundation

/// The weather of a day, as it is written.
public struct WeekDayViewModel: Identifiable, Equatable, Sendable {
  public let id: Int
  /// As "Tuesday".
  public let day: String
  /// As "Tue".
  public let shortDay: String
  /// As "October 11".
  public let date: String
  /// As the original app writes it: "8 MPH".
  package let windSpeed: String
  /// As the original app writes it: "38 °F - 58 °F".
  public let temperature: String
  /// For people: "8 mph".
  public let wind: String
  /// For people: "38–58 °F".
  public let range: String
  /// The name of a picture.
  public let image: String
  /// What the picture shows.
  public let imageLabel: String
  /// The lowest temperature, in the unit that is shown.
  public let low: Double
  /// The highest temperature, in the unit that is shown.
  public let high: Double
  /// As "38°".
  public let lowText: String
  /// As "58°".
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
    imageLabel = weather.icon.label
    self.low = formats.degrees(weather.temperatureMin)
    self.high = formats.degrees(weather.temperatureMax)
    lowText = "\(Decimals.text(self.low, digits: 0))°"
    highText = "\(Decimals.text(self.high, digits: 0))°"
  }
}
