import Foundation
import Testing

@testable import CloudyModel

/// Open-Meteo's answer for Brussels on 6 October 2016, in its format.
enum OpenMeteoSample {
  static let text = """
    {"latitude":50.89491,"longitude":4.341451,"generationtime_ms":0.1,"utc_offset_seconds":7200,\
    "timezone":"Europe/Brussels","timezone_abbreviation":"CEST","elevation":28.0,\
    "current_units":{"time":"unixtime","interval":"seconds","temperature_2m":"°F"},\
    "current":{"time":1475746343,"interval":900,"temperature_2m":47.47,"wind_speed_10m":9.23,\
    "weather_code":2,"is_day":1},\
    "daily_units":{"time":"unixtime"},\
    "daily":{"time":[1475704800,1475791200,1475877600,1475964000,1476050400,1476136800,1476223200,\
    1476309600],\
    "weather_code":[2,61,71,0,45,2,95,3],\
    "temperature_2m_max":[55.1,54.2,53.3,52.4,51.5,57.87,49.7,48.8],\
    "temperature_2m_min":[41.1,40.2,39.3,38.4,37.5,38.14,35.7,34.8],\
    "wind_speed_10m_max":[10.1,11.2,12.3,13.4,14.5,8.16,16.7,17.8],\
    "sunrise":[1475733092,1475819586,1475906081,1475992576,1476079071,1476165567,1476252063,\
    1476338560],\
    "sunset":[1475773728,1475859997,1475946267,1476032537,1476118808,1476205079,1476291351,\
    1476377624]}}
    """

  /// Returns the answer with one part replaced.
  static func replacing(_ text: String, _ other: String) throws -> String {
    try #require(Self.text.contains(text))
    return Self.text.replacing(text, with: other)
  }

  /// Returns the weather that is made from the answer.
  static func weather(_ text: String = text) -> WeatherData? {
    try? JSONDecoder().decode(ForecastAnswer.self, from: Data(text.utf8)).weather
  }
}
