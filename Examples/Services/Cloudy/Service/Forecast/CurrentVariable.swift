/// What can be asked of now, by Open-Meteo's names.
enum CurrentVariable: String, CaseIterable {
  case temperature = "temperature_2m"
  case windSpeed = "wind_speed_10m"
  case weatherCode = "weather_code"
  case isDay = "is_day"
}
