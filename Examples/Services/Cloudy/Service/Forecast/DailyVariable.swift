/// A variable of a day's weather, with Open-Meteo's name.
enum DailyVariable: String, CaseIterable {
  case weatherCode = "weather_code"
  case temperatureMax = "temperature_2m_max"
  case temperatureMin = "temperature_2m_min"
  case windSpeedMax = "wind_speed_10m_max"
  case sunrise, sunset
}
