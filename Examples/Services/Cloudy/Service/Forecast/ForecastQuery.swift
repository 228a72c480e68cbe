/// A request for a forecast.
struct ForecastQuery: Equatable {
  enum Zone: Equatable {
    /// A zone computed from the longitude.
    case auto
    case named(String)
  }

  let latitude: Double
  let longitude: Double
  /// The elevation in metres.
  let elevation: Double
  let current: [CurrentVariable]
  let daily: [DailyVariable]
  let temperatureUnit: TemperatureUnit
  let windSpeedUnit: WindSpeedUnit
  let timeFormat: TimeFormat
  let zone: Zone
  let days: Int
}
