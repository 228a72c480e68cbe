import CloudyModel
import Foundation
import RESTErrors
import ServiceTestSupport
import Testing

@testable import CloudyService

@Suite("The service, by the app's client")
struct ClientTests {
  @Test("what it tells is understood, and is no forecast")
  func weather() async throws {
    try await RunningService.run { service in
      let weather = try await service.client.weather(latitude: 50.89491, longitude: 4.341451)
      #expect(weather.kind == .climatologicalEstimate)
      #expect(weather.time == Date(timeIntervalSince1970: 1_475_748_000))
      #expect(weather.latitude == 50.89491 && weather.longitude == 4.34145)
      // The zone is the nautical one, not that of the local clocks.
      #expect(weather.timeZone == "GMT")
      #expect(weather.days.count == 8)
      #expect(weather.days[0].time == Date(timeIntervalSince1970: 1_475_712_000))
      #expect(weather.days[7].time == Date(timeIntervalSince1970: 1_475_712_000 + 7 * 86_400))
      #expect((32...68).contains(weather.temperature))
      let today = weather.days[0]
      #expect(today.temperatureMin...today.temperatureMax ~= weather.temperature)
      #expect(0...today.windSpeed ~= weather.windSpeed)
      #expect(weather.icon != .unknown && weather.summary != "Unknown")
      let sunrise = try #require(weather.sunrise)
      #expect(abs(sunrise.timeIntervalSince1970 - 1_475_733_092) < 120)
    }
  }

  @Test(
    "days begin at midnight by the clocks it tells of",
    arguments: [(-33.87, 151.21, 10), (40.71, -74.01, -5), (-0.18, -78.47, -5), (-16.8, -180, -12)]
  )
  func midnight(_ latitude: Double, _ longitude: Double, _ hours: Int) async throws {
    try await RunningService.run { service in
      let weather = try await service.client.weather(latitude: latitude, longitude: longitude)
      let zone = try #require(TimeZone(identifier: weather.timeZone))
      #expect(zone.secondsFromGMT(for: weather.time) == hours * 3600)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      #expect(calendar.startOfDay(for: weather.time) == weather.days[0].time)
      for day in weather.days { #expect(calendar.startOfDay(for: day.time) == day.time) }
    }
  }

  @Test("where the sun stays up or down, there is neither sunrise nor sunset")
  func polar() async throws {
    for (month, isDay) in [(6, true), (12, false)] {
      let solstice = try #require(
        ISO8601DateFormatter().date(from: "2016-\(month < 10 ? "0" : "")\(month)-21T12:00:00Z")
      )
      try await RunningService.run(at: solstice) { service in
        let weather = try await service.client.weather(latitude: 69.65, longitude: 18.96)
        #expect(weather.sunrise == nil && weather.sunset == nil)
        let isUp =
          try await service.forecast("latitude=69.65&longitude=18.96&current=is_day")
          .object("current")["is_day"] as? Int
        #expect(isUp == (isDay ? 1 : 0))
      }
    }
  }

  @Test("what it refuses, the client tells as a status")
  func refused() async throws {
    try await RunningService.run { service in
      for latitude in [91, -Double.infinity, .nan] {
        await #expect(throws: RESTError.status(400)) {
          try await service.client.weather(latitude: latitude, longitude: 0)
        }
      }
    }
  }
}
