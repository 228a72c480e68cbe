import RESTErrors
import RESTSourceChecks
import Testing

@testable import CloudyModel

@Suite("F2.16: asking the weather service")
struct WeatherSourceTests {
  private let source = RESTSource(
    answer: #"""
      {"latitude": 1, "longitude": 2, "utc_offset_seconds": 0, "timezone": "GMT",
      "current": {"time": 0, "temperature_2m": 50, "wind_speed_10m": 9, "weather_code": 2, "is_day": 1},
      "daily": {"time": [0], "weather_code": [2], "temperature_2m_max": [55],
      "temperature_2m_min": [41], "wind_speed_10m_max": [9], "sunrise": [1], "sunset": [2]}}
      """#,
    longestAnswer: OpenMeteoClient.longestAnswer
  ) { url, timeout in
    _ = try await OpenMeteoClient(url: url, timeout: timeout).weather(latitude: 1, longitude: 2)
  } reason: {
    $0 as? RESTError
  }

  @Test(
    "what goes wrong on the way is told, and always ends",
    arguments: RESTSourceCheck.onTheWay + RESTSourceCheck.statuses
  )
  func way(_ check: RESTSourceCheck) async throws {
    try await check.run(source)
  }
}
