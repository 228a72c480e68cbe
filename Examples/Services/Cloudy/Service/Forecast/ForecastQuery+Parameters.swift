import ServiceKit

extension ForecastQuery {
  /// Reads Open-Meteo's parameters, with its defaults. Parameters for data that this server doesn't
  /// have are refused; other unknown parameters are ignored.
  init(_ parameters: QueryParameters) throws(BadParameter) {
    for name in Self.unsupported where parameters[name] != nil {
      throw BadParameter(reason: "Parameter '\(name)' isn't supported by this server.")
    }
    guard let latitude = try parameters.number("latitude"),
      let longitude = try parameters.number("longitude")
    else {
      throw BadParameter(reason: "Parameter 'latitude' and 'longitude' must not be empty")
    }
    guard (-90...90).contains(latitude) else {
      throw BadParameter(reason: "Latitude must be in range of -90 to 90°. Given: \(latitude).")
    }
    guard (-180...180).contains(longitude) else {
      throw BadParameter(reason: "Longitude must be in range of -180 to 180°. Given: \(longitude).")
    }
    let elevation = try parameters.number("elevation") ?? 0
    guard Self.elevations.contains(elevation) else {
      throw BadParameter(reason: "Elevation must be in range of -500 to 9000. Given: \(elevation).")
    }
    self.latitude = latitude
    self.longitude = longitude
    self.elevation = elevation
    current = try parameters.choices("current", of: CurrentVariable.self)
    daily = try parameters.choices("daily", of: DailyVariable.self)
    temperatureUnit =
      try parameters.choice("temperature_unit", of: TemperatureUnit.self) ?? .celsius
    windSpeedUnit = try parameters.choice("wind_speed_unit", of: WindSpeedUnit.self) ?? .kmh
    timeFormat = try parameters.choice("timeformat", of: TimeFormat.self) ?? .iso8601
    let zone = parameters["timezone"] ?? "GMT"
    self.zone = zone == "auto" ? .auto : .named(zone)
    days = try parameters.integer("forecast_days", in: 1...16) ?? 7
  }

  /// The allowed elevations in metres, from the Dead Sea to Mount Everest.
  private static let elevations = -500.0...9000.0

  private static let unsupported = [
    "hourly", "minutely_15", "current_weather", "past_days", "start_date", "end_date",
  ]
}
