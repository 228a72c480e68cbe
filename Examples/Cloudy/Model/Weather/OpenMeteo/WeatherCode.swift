/// A weather code of Open-Meteo: the codes of WMO table 4677 ("present weather") that it uses.
///
///     0            clear                     61, 63, 65   rain
///     1, 2, 3      clouds, more and more     66, 67       freezing rain
///     45, 48       fog                       71, 73, 75   snow
///     51, 53, 55   drizzle                   77           snow grains
///     56, 57       freezing drizzle          80, 81, 82   rain showers
///     95, 96, 99   thunderstorm              85, 86       snow showers
struct WeatherCode: Equatable {
  let icon: WeatherIcon
  let summary: String

  init(_ code: Int, isDay: Bool) {
    (icon, summary) =
      switch code {
      case 0: (isDay ? .clearDay : .clearNight, "Clear")
      case 1: (isDay ? .clearDay : .clearNight, "Mostly Clear")
      case 2: (isDay ? .partlyCloudyDay : .partlyCloudyNight, "Partly Cloudy")
      case 3: (.cloudy, "Overcast")
      case 45: (.fog, "Fog")
      case 48: (.fog, "Freezing Fog")
      case 51: (.rain, "Light Drizzle")
      case 53: (.rain, "Drizzle")
      case 55: (.rain, "Heavy Drizzle")
      case 56: (.sleet, "Light Freezing Drizzle")
      case 57: (.sleet, "Heavy Freezing Drizzle")
      case 61: (.rain, "Light Rain")
      case 63: (.rain, "Rain")
      case 65: (.rain, "Heavy Rain")
      case 66: (.sleet, "Light Freezing Rain")
      case 67: (.sleet, "Heavy Freezing Rain")
      case 71: (.snow, "Light Snow")
      case 73: (.snow, "Snow")
      case 75: (.snow, "Heavy Snow")
      case 77: (.snow, "Snow Grains")
      case 80: (.rain, "Light Showers")
      case 81: (.rain, "Showers")
      case 82: (.rain, "Violent Showers")
      case 85: (.snow, "Light Snow Showers")
      case 86: (.snow, "Heavy Snow Showers")
      case 95: (.thunderstorm, "Thunderstorm")
      case 96: (.thunderstorm, "Thunderstorm with Light Hail")
      case 99: (.thunderstorm, "Thunderstorm with Heavy Hail")
      default: (.unknown, "Unknown")
      }
  }
}
