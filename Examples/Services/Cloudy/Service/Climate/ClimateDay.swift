/// What a day is like where it is so.
struct ClimateDay {
  /// In degrees Celsius.
  let temperatureMin: Double
  /// In degrees Celsius.
  let temperatureMax: Double
  let wind: Wind
  /// What Open-Meteo calls the weather.
  let code: Int
  let sun: SunTimes

  func temperature(atSolarHour hour: Double) -> Double {
    (temperatureMin + temperatureMax) / 2
      + DiurnalRange.part(atSolarHour: hour) * (temperatureMax - temperatureMin)
  }
}
