/// An answer of Open-Meteo, with the fields that were asked for.
struct ForecastAnswer: Decodable {
  struct Current: Decodable {
    let time: Int
    let temperature: Double
    let windSpeed: Double
    let weatherCode: Int
    let isDay: Int

    private enum CodingKeys: String, CodingKey {
      case time
      case temperature = "temperature_2m"
      case windSpeed = "wind_speed_10m"
      case weatherCode = "weather_code"
      case isDay = "is_day"
    }
  }

  /// The variables of each day, one array for each variable. An unknown value is `null`.
  struct Daily: Decodable {
    let time: [Int]
    let weatherCode: [Int?]
    let temperatureMax: [Double?]
    let temperatureMin: [Double?]
    let windSpeedMax: [Double?]
    let sunrise: [Int?]
    let sunset: [Int?]

    private enum CodingKeys: String, CodingKey {
      case time
      case weatherCode = "weather_code"
      case temperatureMax = "temperature_2m_max"
      case temperatureMin = "temperature_2m_min"
      case windSpeedMax = "wind_speed_10m_max"
      case sunrise, sunset
    }
  }

  let latitude: Double
  let longitude: Double
  let utcOffset: Int
  let timeZone: String
  /// The kind of weather, an extension of our own server; Open-Meteo doesn't send it.
  let kind: String?
  let current: Current
  let daily: Daily

  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
    case utcOffset = "utc_offset_seconds"
    case timeZone = "timezone"
    case kind = "usher_kind"
    case current, daily
  }
}
