import Foundation
import ServiceTestSupport
import Testing

@testable import CloudyService

@Suite("What the service answers")
struct ForecastTests {
  private static let everything =
    "latitude=50.85&longitude=4.35&current=temperature_2m,wind_speed_10m,weather_code,is_day"
    + "&daily=weather_code,temperature_2m_max,temperature_2m_min,wind_speed_10m_max,sunrise,sunset"

  @Test("it always says that it is an estimate, and where and when")
  func estimate() async throws {
    try await RunningService.run { service in
      #expect(service.url.absoluteString.hasPrefix("http://127.0.0.1:"))
      let answer = try await service.forecast("latitude=50.85&longitude=4.35&elevation=28")
      #expect(answer.status == 200)
      #expect(answer["Content-Type"] == "application/json; charset=utf-8")
      #expect(
        answer.body
          == #"{"elevation":28,"latitude":50.85,"longitude":4.35,"timezone":"GMT","#
          + #""timezone_abbreviation":"GMT","usher_kind":"climatological_estimate","#
          + #""utc_offset_seconds":0}"#
      )
    }
  }

  @Test("only what is asked for is told, each with its unit")
  func asked() async throws {
    try await RunningService.run { service in
      let one = try await service.forecast(
        "latitude=1&longitude=2&current=is_day&daily=sunrise&daily=sunset,sunrise&unknown=1"
      )
      #expect(try one.object("current").keys.sorted() == ["interval", "is_day", "time"])
      #expect(try one.object("daily").keys.sorted() == ["sunrise", "sunset", "time"])
      let all = try await service.forecast(Self.everything)
      #expect(try all.object("current").count == 6)
      for name in ["current", "daily"] {
        let (values, units) = try (all.object(name), all.object("\(name)_units"))
        #expect(values.keys.sorted() == units.keys.sorted())
      }
      #expect(try all.object("daily").values.allSatisfy { ($0 as? [Any])?.count == 7 })
    }
  }

  @Test(
    "there are as many days as one asks for",
    arguments: [("1", 1), ("8", 8), ("16", 16)]
  )
  func days(_ text: String, _ count: Int) async throws {
    try await RunningService.run { service in
      let answer = try await service.forecast("\(Self.everything)&forecast_days=\(text)")
      #expect(try answer.object("daily").values.allSatisfy { ($0 as? [Any])?.count == count })
    }
  }

  @Test("temperatures are in the unit one asks for")
  func temperatures() async throws {
    try await RunningService.run { service in
      func answer(_ unit: String) async throws -> (value: Double, unit: String) {
        let answer = try await service.forecast("\(Self.everything)&temperature_unit=\(unit)")
        let value = try #require(answer.object("current")["temperature_2m"] as? Double)
        let day = try #require(answer.object("daily_units")["temperature_2m_max"] as? String)
        #expect(try answer.object("current_units")["temperature_2m"] as? String == day)
        return (value, day)
      }
      let (celsius, fahrenheit) = try await (answer("celsius"), answer("fahrenheit"))
      #expect(celsius.unit == "°C" && fahrenheit.unit == "°F")
      #expect(abs(celsius.value * 1.8 + 32 - fahrenheit.value) < 0.15)
    }
  }

  @Test(
    "wind is in the unit one asks for",
    arguments: [
      ("kmh", "km/h", 3.6), ("ms", "m/s", 1), ("mph", "mp/h", 2.23694), ("kn", "kn", 1.94384),
    ]
  )
  func wind(_ name: String, _ symbol: String, _ factor: Double) async throws {
    try await RunningService.run { service in
      func speed(_ unit: String) async throws -> Double {
        let answer = try await service.forecast("\(Self.everything)&wind_speed_unit=\(unit)")
        return try #require((answer.object("daily")["wind_speed_10m_max"] as? [Double])?.first)
      }
      let (metres, other) = try await (speed("ms"), speed(name))
      #expect(abs(metres * factor - other) < 0.05 * (factor + 1))
      let answer = try await service.forecast("\(Self.everything)&wind_speed_unit=\(name)")
      #expect(try answer.object("current_units")["wind_speed_10m"] as? String == symbol)
    }
  }

  @Test("times are text by the clocks there, or seconds")
  func times() async throws {
    try await RunningService.run { service in
      let query = "\(Self.everything)&timezone=Europe/Brussels&forecast_days=2"
      let text = try await service.forecast(query)
      #expect(try text.json["utc_offset_seconds"] as? Int == 7200)
      #expect(try text.object("current")["time"] as? String == "2016-10-06T12:00")
      #expect(try text.object("daily")["time"] as? [String] == ["2016-10-06", "2016-10-07"])
      let rise = try #require((text.object("daily")["sunrise"] as? [String])?.first)
      #expect(["2016-10-06T07:51", "2016-10-06T07:52"].contains(rise))
      let seconds = try await service.forecast("\(query)&timeformat=unixtime")
      #expect(try seconds.object("current")["time"] as? Int == 1_475_748_000)
      #expect(try seconds.object("daily")["time"] as? [Int] == [1_475_704_800, 1_475_791_200])
      #expect(try seconds.object("daily_units")["time"] as? String == "unixtime")
    }
  }

  @Test("the same place and time has the same weather, in another service too")
  func same() async throws {
    var bodies: Set<String> = []
    for _ in 0..<2 {
      try await RunningService.run { service in
        bodies.insert(try await service.forecast(Self.everything).body)
      }
    }
    #expect(bodies.count == 1)
  }
}
