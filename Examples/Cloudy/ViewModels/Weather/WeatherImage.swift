package import CloudyModel

extension WeatherIcon {
  /// The name of the picture for it.
  ///
  /// What Dark Sky had no name for has a picture of its own, too: a sun would be wrong.
  package var image: String {
    switch self {
    case .clearDay, .clearNight, .rain, .snow, .sleet, .fog, .thunderstorm: rawValue
    case .wind, .cloudy, .partlyCloudyDay, .partlyCloudyNight: "cloudy"
    case .unknown: "clear-day"
    }
  }

  /// What the picture shows, in words.
  var label: String {
    switch self {
    case .clearDay, .clearNight: "Clear"
    case .partlyCloudyDay, .partlyCloudyNight: "Partly cloudy"
    case .cloudy: "Cloudy"
    case .fog: "Fog"
    case .rain: "Rain"
    case .sleet: "Sleet"
    case .snow: "Snow"
    case .thunderstorm: "Thunderstorm"
    case .wind: "Wind"
    case .unknown: "Weather"
    }
  }
}
