package import CloudyModel

extension WeatherIcon {
  /// The name of the picture.
  ///
  /// Weather that Dark Sky had no name for doesn't get the sun, which would be wrong.
  package var image: String {
    switch self {
    case .clearDay, .clearNight, .rain, .snow, .sleet, .fog, .thunderstorm: rawValue
    case .wind, .cloudy, .partlyCloudyDay, .partlyCloudyNight: "cloudy"
    case .unknown: "clear-day"
    }
  }

  /// A description of the picture, in English.
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
