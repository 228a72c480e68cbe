/// A variable of the current weather, with Open-Meteo's name.
enum CurrentVariable: String, CaseIterable {
  case temperature = "temperature_2m"
  case windSpeed = "wind_speed_10m"
  case weatherCode = "weather_code"
  case isDay = "is_day"
}
