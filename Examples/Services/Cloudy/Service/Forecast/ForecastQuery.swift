/// What is asked for.
struct ForecastQuery: Equatable {
  enum Zone: Equatable {
    /// By longitude.
    case auto
    case named(String)
  }

  let latitude: Double
  let longitude: Double
  /// In metres.
  let elevation: Double
  let current: [CurrentVariable]
  let daily: [DailyVariable]
  let temperatureUnit: TemperatureUnit
  let windSpeedUnit: WindSpeedUnit
  let timeFormat: TimeFormat
  let zone: Zone
  let days: Int
}
