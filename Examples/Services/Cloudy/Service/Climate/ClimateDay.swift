/// A day in the climate of a place.
struct ClimateDay {
  /// Temperature in degrees Celsius.
  let temperatureMin: Double
  /// Temperature in degrees Celsius.
  let temperatureMax: Double
  let wind: Wind
  /// Open-Meteo's weather code.
  let code: Int
  let sun: SunTimes

  func temperature(atSolarHour hour: Double) -> Double {
    (temperatureMin + temperatureMax) / 2
      + DiurnalRange.part(atSolarHour: hour) * (temperatureMax - temperatureMin)
  }
}
