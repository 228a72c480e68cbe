import CloudyModel
import Foundation
import UsherPreviews

extension Date {
  /// Somewhat after noon in Brussels on October 6, 2016.
  static let noon = Date(timeIntervalSince1970: 1_475_746_343)
}

extension WeatherData {
  static let partlyCloudy = weather()
  static let night = weather(icon: .clearNight, summary: "Clear", hours: 10)
  static let estimate = weather(kind: .climatologicalEstimate)
  static let long = weather(summary: LongText.sentence, temperature: -1_234_567.8)

  private static func weather(
    icon: WeatherIcon = .partlyCloudyDay,
    summary: String = "Partly Cloudy",
    temperature: Double = 47.5,
    kind: WeatherKind = .forecast,
    hours: Double = 0
  ) -> WeatherData {
    let icons: [WeatherIcon] = [
      .partlyCloudyDay, .rain, .thunderstorm, .snow, .fog, .cloudy, .clearDay, .wind,
    ]
    return WeatherData(
      time: .noon + hours * 3_600,
      latitude: 50.85,
      longitude: 4.35,
      temperature: temperature,
      windSpeed: 9.2,
      icon: icon,
      summary: summary,
      days: icons.enumerated().map { index, icon in
        WeatherDay(
          time: Date(timeIntervalSince1970: 1_475_704_800 + Double(index) * 86_400),
          icon: icon,
          windSpeed: Double(4 + index),
          temperatureMin: 38 + Double(index % 3),
          temperatureMax: 55 + Double(index % 5) * 2
        )
      },
      sunrise: Date(timeIntervalSince1970: 1_475_733_092),
      sunset: Date(timeIntervalSince1970: 1_475_773_728),
      kind: kind,
      timeZone: "Europe/Brussels"
    )
  }
}

extension Location {
  static let brussels = place("Brussels", "Brussels Capital", "Belgium", 50.8503, 4.3517)
  static let ghent = place("Ghent", "Flanders", "Belgium", 51.05, 3.71667)
  static let paris = place("Paris", "Île-de-France", "France", 48.85341, 2.3488)
  static let parisTexas = place("Paris", "Texas", "United States", 33.66094, -95.55551)
  static let long = place(LongText.sentence, LongText.word, LongText.sentence, -54.8, -68.3)

  private static func place(
    _ name: String,
    _ region: String,
    _ country: String,
    _ latitude: Double,
    _ longitude: Double
  ) -> Location {
    Location(
      name: name,
      region: region,
      country: country,
      latitude: latitude,
      longitude: longitude,
      timeZone: "Europe/Brussels"
    )
  }
}

extension [Location] {
  static let some: [Location] = [.ghent, .paris, .parisTexas]
}
