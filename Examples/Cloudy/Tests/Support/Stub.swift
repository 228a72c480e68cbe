import CloudyModel
import CloudyViewModels
import Foundation

/// The weather of the original's tests: Brussels in October 2016.
enum Stub {
  static let weather = weather()

  static func weather(
    temperature: Double = 47.47,
    kind: WeatherKind = .forecast,
    timeZone: String = "Europe/Brussels"
  ) -> WeatherData {
    WeatherData(
      time: Date(timeIntervalSince1970: 1_475_746_343),
      latitude: 50.89491,
      longitude: 4.341451,
      temperature: temperature,
      windSpeed: 9.23,
      icon: .partlyCloudyDay,
      summary: "Partly Cloudy",
      days: (0..<8).map { day($0) },
      sunrise: Date(timeIntervalSince1970: 1_475_733_092),
      sunset: Date(timeIntervalSince1970: 1_475_773_728),
      kind: kind,
      timeZone: timeZone
    )
  }

  /// The sixth day is the original's; the others have their index as temperature.
  static func day(_ index: Int) -> WeatherDay {
    let time = Date(timeIntervalSince1970: 1_476_136_800 + Double(index - 5) * 86_400)
    guard index == 5 else {
      return WeatherDay(
        time: time,
        icon: .rain,
        windSpeed: Double(index),
        temperatureMin: 32 + Double(index),
        temperatureMax: 50 + Double(index)
      )
    }
    return WeatherDay(
      time: time,
      icon: .partlyCloudyDay,
      windSpeed: 8.16,
      temperatureMin: 38.14,
      temperatureMax: 57.87
    )
  }

  static func formats(
    _ time: TimeNotation = .twelveHour,
    _ units: UnitsNotation = .imperial,
    _ temperature: TemperatureNotation = .fahrenheit
  ) -> Formats {
    Formats(
      locale: Locale(identifier: "en_US"),
      timeZone: TimeZone(identifier: "Europe/Brussels") ?? .gmt,
      notations: Notations(time: time, units: units, temperature: temperature)
    )
  }
}

extension Location {
  static let brussels = Location(
    name: "Brussels",
    region: "Brussels Capital",
    country: "Belgium",
    latitude: 50.8503,
    longitude: 4.3517,
    timeZone: "Europe/Brussels"
  )
  static let ghent = Location(
    name: "Ghent",
    region: "Flanders",
    country: "Belgium",
    latitude: 51.05,
    longitude: 3.71667,
    timeZone: "Europe/Brussels"
  )
  static let paris = Location(
    name: "Paris",
    region: "Île-de-France",
    country: "France",
    latitude: 48.85341,
    longitude: 2.3488,
    timeZone: "Europe/Paris"
  )
  static let parisTexas = Location(
    name: "Paris",
    region: "Texas",
    country: "United States",
    latitude: 33.66094,
    longitude: -95.55551,
    timeZone: "America/Chicago"
  )
}
