import FaultyServer
import Foundation
import RESTErrors
import Testing

@testable import CloudyModel

@Suite("Weather from Open-Meteo")
struct OpenMeteoClientTests {
  @Test("everything is asked for at once, and read")
  func weather() async throws {
    try await FaultyServer.run { _ in
      .answer(OpenMeteoSample.text)
    } _: { server in
      let weather = try await server.client().weather(latitude: 50.89491, longitude: 4.341451)
      #expect(weather.time == Date(timeIntervalSince1970: 1_475_746_343))
      #expect(weather.latitude == 50.89491 && weather.longitude == 4.341451)
      #expect(weather.temperature == 47.47 && weather.windSpeed == 9.23)
      #expect(weather.icon == .partlyCloudyDay && weather.summary == "Partly Cloudy")
      #expect(weather.sunrise == Date(timeIntervalSince1970: 1_475_733_092))
      #expect(weather.sunset == Date(timeIntervalSince1970: 1_475_773_728))
      #expect(weather.kind == .forecast)
      #expect(weather.timeZone == "Europe/Brussels")
      #expect(weather.days.count == 8)
      #expect(
        weather.days.map(\.icon) == [
          .partlyCloudyDay, .rain, .snow, .clearDay, .fog, .partlyCloudyDay, .thunderstorm, .cloudy,
        ]
      )
      #expect(
        weather.days[5]
          == WeatherDay(
            time: Date(timeIntervalSince1970: 1_476_136_800),
            icon: .partlyCloudyDay,
            windSpeed: 8.16,
            temperatureMin: 38.14,
            temperatureMax: 57.87
          )
      )
      let request = try #require(server.requests.first)
      #expect(
        request.hasPrefix(
          "GET /forecast?latitude=50.89491&longitude=4.34145"
            + "&current=temperature_2m,wind_speed_10m,weather_code,is_day"
            + "&daily=weather_code,temperature_2m_max,temperature_2m_min,wind_speed_10m_max,"
            + "sunrise,sunset&temperature_unit=fahrenheit&wind_speed_unit=mph"
            + "&timeformat=unixtime&forecast_days=8&timezone=auto HTTP/1.1\r\n"
        )
      )
    }
  }

  @Test(
    "what isn't weather is malformed",
    arguments: [
      "", "null", "{}", "[]", "1", #"{"error": true, "reason": "no"}"#, OpenMeteoSample.text + "}",
      String(OpenMeteoSample.text.dropLast()), "[\(OpenMeteoSample.text)]", "<html></html>",
      String(repeating: "[", count: 100_000),
    ]
  )
  func malformed(_ body: String) async throws {
    try await FaultyServer.run { _ in
      .answer(body)
    } _: { server in
      await #expect(throws: RESTError.malformed) {
        try await server.client().weather(latitude: 1, longitude: 2)
      }
    }
  }

  @Test("coordinates are written without exponents")
  func coordinates() throws {
    let base = try #require(URL(string: "http://x"))
    let request = try #require(ForecastRequest(base: base, latitude: -0.00002, longitude: 1e-7))
    #expect(request.url.hasPrefix("http://x/forecast?latitude=-0.00002&longitude=0.00000&"))
  }

  @Test(
    "days begin by the clocks of a zone that is known; else the service says which",
    arguments: [
      ("Europe/Brussels", "Europe/Brussels"), ("Etc/GMT+5", "Etc/GMT%2B5"),
      ("Mars/Olympus", "auto"),
      (nil, "auto"),
    ]
  )
  func zone(_ zone: String?, _ asked: String) async throws {
    try await FaultyServer.run { _ in
      .answer(OpenMeteoSample.text)
    } _: { server in
      _ = try await server.client().weather(latitude: 1, longitude: 2, timeZone: zone)
      #expect(server.requests.first?.contains("&timezone=\(asked) HTTP") == true)
    }
  }

  @Test(
    "the address may have a path",
    arguments: [("/", "/forecast?"), ("/v1", "/v1/forecast?"), ("/v1//?x=1#y", "/v1/forecast?")]
  )
  func path(_ path: String, _ expected: String) throws {
    let base = try #require(URL(string: "http://x\(path)"))
    let request = try #require(ForecastRequest(base: base, latitude: 0, longitude: 0))
    #expect(request.url.hasPrefix("http://x\(expected)latitude="))
  }

  @Test("by default it is Open-Meteo that is asked")
  func address() {
    #expect(OpenMeteoClient.openMeteo?.absoluteString == "https://api.open-meteo.com/v1")
  }
}
