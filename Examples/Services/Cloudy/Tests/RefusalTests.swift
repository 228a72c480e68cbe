import Foundation
import NIOHTTP1
import ServiceTestSupport
import Testing

@testable import CloudyService

@Suite("What the service refuses")
struct RefusalTests {
  @Test(
    "what can't be meant is refused with the reason",
    arguments: [
      ("", "Parameter 'latitude' and 'longitude' must not be empty"),
      ("latitude=1", "Parameter 'latitude' and 'longitude' must not be empty"),
      ("longitude=1", "Parameter 'latitude' and 'longitude' must not be empty"),
      ("latitude=x&longitude=1", "Parameter 'latitude' must be a number. Given: 'x'."),
      ("latitude=1,2&longitude=1", "Parameter 'latitude' must be a number. Given: '1,2'."),
      ("latitude=nan&longitude=1", "Parameter 'latitude' must be a number. Given: 'nan'."),
      ("latitude=1&longitude=", "Parameter 'longitude' must be a number. Given: ''."),
      ("latitude=90.1&longitude=1", "Latitude must be in range of -90 to 90°. Given: 90.1."),
      (
        "latitude=1&longitude=-180.5",
        "Longitude must be in range of -180 to 180°. Given: -180.5."
      ),
      (
        "latitude=1&longitude=1&elevation=9001",
        "Elevation must be in range of -500 to 9000. Given: 9001.0."
      ),
      (
        "latitude=1&longitude=1&current=rain",
        "Parameter 'current' must be one of temperature_2m, wind_speed_10m, weather_code, is_day."
          + " Given: 'rain'."
      ),
      (
        "latitude=1&longitude=1&daily=sunrise,",
        "Parameter 'daily' must be one of weather_code, temperature_2m_max, temperature_2m_min,"
          + " wind_speed_10m_max, sunrise, sunset. Given: ''."
      ),
      (
        "latitude=1&longitude=1&temperature_unit=kelvin",
        "Parameter 'temperature_unit' must be one of celsius, fahrenheit. Given: 'kelvin'."
      ),
      (
        "latitude=1&longitude=1&wind_speed_unit=bft",
        "Parameter 'wind_speed_unit' must be one of kmh, ms, mph, kn. Given: 'bft'."
      ),
      (
        "latitude=1&longitude=1&timeformat=rfc",
        "Parameter 'timeformat' must be one of iso8601, unixtime. Given: 'rfc'."
      ),
      ("latitude=1&longitude=1&timezone=Mars/Olympus", "Invalid timezone"),
      ("latitude=1&longitude=1&timezone=", "Invalid timezone"),
      ("latitude=1&longitude=1&timezone=../../etc/passwd", "Invalid timezone"),
      (
        "latitude=1&longitude=1&forecast_days=0",
        "Parameter 'forecast_days' must be a whole number from 1 to 16. Given: '0'."
      ),
      (
        "latitude=1&longitude=1&forecast_days=17",
        "Parameter 'forecast_days' must be a whole number from 1 to 16. Given: '17'."
      ),
      (
        "latitude=1&longitude=1&forecast_days=2.5",
        "Parameter 'forecast_days' must be a whole number from 1 to 16. Given: '2.5'."
      ),
      ("latitude=1&longitude=1&hourly=rain", "Parameter 'hourly' isn't supported by this server."),
      ("latitude=%FF&longitude=1", "'latitude=%FF' isn't percent-encoded"),
    ]
  )
  func refused(_ query: String, _ reason: String) async throws {
    try await RunningService.run { service in
      let answer = try await service.forecast(query)
      #expect(answer.status == 400)
      #expect(answer.body == #"{"error":true,"reason":"\#(reason)"}"#)
    }
  }

  @Test("elsewhere there is nothing")
  func elsewhere() async throws {
    try await RunningService.run { service in
      for path in ["", "/", "/forecasts", "/forecast/1", "/archive?latitude=1&longitude=1"] {
        let answer = try await service.send(path)
        #expect(answer.status == 404, "\(path)")
        #expect(answer.body == #"{"error":true,"reason":"Not Found"}"#)
      }
    }
  }

  @Test("nothing can be changed")
  func readOnly() async throws {
    try await RunningService.run { service in
      for method in ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
        let answer = try await service.send(
          "/forecast?latitude=1&longitude=1",
          method: .init(rawValue: method)
        )
        #expect(answer.status == 405 && answer["Allow"] == "GET, HEAD", "\(method)")
        #expect(answer.body == #"{"error":true,"reason":"\#(method) isn't allowed"}"#)
      }
    }
  }

  @Test("HEAD is GET without the body")
  func head() async throws {
    try await RunningService.run { service in
      for query in ["latitude=1&longitude=1", "latitude=x"] {
        let get = try await service.forecast(query)
        let head = try await service.send("/forecast?\(query)", method: .HEAD)
        #expect(head.status == get.status && head.body.isEmpty)
        #expect(head["Content-Length"] == get["Content-Length"])
      }
    }
  }
}
