extension Forecast {
  var currentUnits: [String: JSONValue] {
    var units = ["time": JSONValue.text(query.timeFormat.rawValue), "interval": .text("seconds")]
    for variable in query.current {
      units[variable.rawValue] =
        switch variable {
        case .temperature: .text(query.temperatureUnit.symbol)
        case .windSpeed: .text(query.windSpeedUnit.symbol)
        case .weatherCode: .text("wmo code")
        case .isDay: .text("")
        }
    }
    return units
  }

  var dailyUnits: [String: JSONValue] {
    var units = ["time": JSONValue.text(query.timeFormat.rawValue)]
    for variable in query.daily {
      units[variable.rawValue] =
        switch variable {
        case .weatherCode: .text("wmo code")
        case .temperatureMax, .temperatureMin: .text(query.temperatureUnit.symbol)
        case .windSpeedMax: .text(query.windSpeedUnit.symbol)
        case .sunrise, .sunset: .text(query.timeFormat.rawValue)
        }
    }
    return units
  }
}
