import Foundation
import Testing

@testable import CloudyService

@Suite("The sun")
struct SunTests {
  struct Known: Sendable {
    let latitude: Double
    let longitude: Double
    /// The day there, and how far its clocks are from Greenwich.
    let day: String
    let rise: String
    let set: String

    init(_ latitude: Double, _ longitude: Double, _ day: String, _ rise: String, _ set: String) {
      (self.latitude, self.longitude, self.day) = (latitude, longitude, day)
      (self.rise, self.set) = (rise, set)
    }
  }

  /// The expected times, from another library: PyEphem 4 with the solar theory VSOP87, for the
  /// upper edge at a horizon lowered by 34 arc minutes, as the U.S. Naval Observatory defines it.
  private static let known = [
    // Brussels
    Known(
      50.89491,
      4.341451,
      "2016-10-06T00:00:00+02:00",
      "2016-10-06T05:51:32Z",
      "2016-10-06T17:08:48Z"
    ),
    Known(
      50.8503,
      4.3517,
      "2016-12-21T00:00:00+01:00",
      "2016-12-21T07:42:42Z",
      "2016-12-21T15:39:01Z"
    ),
    Known(
      50.8503,
      4.3517,
      "2024-06-20T00:00:00+02:00",
      "2024-06-20T03:28:43Z",
      "2024-06-20T19:59:52Z"
    ),
    // Tromsø
    Known(
      69.6492,
      18.9553,
      "2016-10-06T00:00:00+02:00",
      "2016-10-06T05:20:07Z",
      "2016-10-06T15:42:23Z"
    ),
    Known(
      69.6492,
      18.9553,
      "2024-03-20T00:00:00+01:00",
      "2024-03-20T04:41:43Z",
      "2024-03-20T17:03:28Z"
    ),
    // Quito
    Known(
      -0.1807,
      -78.4678,
      "2016-10-06T00:00:00-05:00",
      "2016-10-06T10:58:27Z",
      "2016-10-06T23:05:07Z"
    ),
    Known(
      -0.1807,
      -78.4678,
      "2024-03-20T00:00:00-05:00",
      "2024-03-20T11:17:51Z",
      "2024-03-20T23:24:21Z"
    ),
    // Sydney
    Known(
      -33.8688,
      151.2093,
      "2016-10-06T00:00:00+11:00",
      "2016-10-05T19:25:30Z",
      "2016-10-06T08:01:34Z"
    ),
    Known(
      -33.8688,
      151.2093,
      "2024-12-21T00:00:00+11:00",
      "2024-12-20T18:40:50Z",
      "2024-12-21T09:05:39Z"
    ),
    Known(
      -33.8688,
      151.2093,
      "2024-06-21T00:00:00+10:00",
      "2024-06-20T21:00:05Z",
      "2024-06-21T06:53:53Z"
    ),
    // Auckland, Honolulu, New York, and next to the date line
    Known(
      -36.8485,
      174.7633,
      "2024-01-01T00:00:00+13:00",
      "2023-12-31T17:04:35Z",
      "2024-01-01T07:43:18Z"
    ),
    Known(
      21.3069,
      -157.8583,
      "2024-01-01T00:00:00-10:00",
      "2024-01-01T17:09:01Z",
      "2024-01-02T04:00:57Z"
    ),
    Known(
      40.7128,
      -74.006,
      "2024-11-05T00:00:00-05:00",
      "2024-11-05T11:31:41Z",
      "2024-11-05T21:47:04Z"
    ),
    Known(
      -16.8,
      -179.9,
      "2024-07-01T00:00:00+12:00",
      "2024-06-30T18:29:15Z",
      "2024-07-01T05:37:45Z"
    ),
  ]

  @Test("it rises and sets when it does, to two minutes", arguments: known)
  func times(_ known: Known) throws {
    let place = SunPlace(latitude: known.latitude, longitude: known.longitude)
    guard case .between(let rise, let set) = place.times(onDayFrom: try date(known.day)) else {
      Issue.record("the sun neither rises nor sets")
      return
    }
    #expect(abs(rise.timeIntervalSince(try date(known.rise))) < 120)
    #expect(abs(set.timeIntervalSince(try date(known.set))) < 120)
  }

  @Test("it is up between the two, and not before or after", arguments: known)
  func isUp(_ known: Known) throws {
    let place = SunPlace(latitude: known.latitude, longitude: known.longitude)
    let (rise, set) = try (date(known.rise), date(known.set))
    #expect(place.isUp(at: rise + 180) && place.isUp(at: set - 180))
    #expect(!place.isUp(at: rise - 180) && !place.isUp(at: set + 180))
  }

  @Test("beyond the polar circles it stays up in summer and down in winter")
  func polar() throws {
    let (june, december) = try (date("2016-06-21T00:00:00Z"), date("2016-12-21T00:00:00Z"))
    for latitude in [69.6492, 90] {
      let (north, south) = (
        SunPlace(latitude: latitude, longitude: 18.9553),
        SunPlace(latitude: -latitude, longitude: 18.9553)
      )
      #expect(north.times(onDayFrom: june) == .always)
      #expect(north.times(onDayFrom: december) == .never)
      #expect(south.times(onDayFrom: june) == .never)
      #expect(south.times(onDayFrom: december) == .always)
      for hour in 0..<24 {
        #expect(north.isUp(at: june + Double(hour) * 3600))
        #expect(!north.isUp(at: december + Double(hour) * 3600))
      }
    }
  }

  @Test("each day has its noon, rise before and set after, wherever clocks are")
  func everyDay() throws {
    let start = try date("2024-01-01T00:00:00Z")
    for longitude in stride(from: -180.0, through: 180, by: 45) {
      for day in stride(from: 0.0, to: 366, by: 5) {
        let midnight = start + day * 86_400 - longitude * 240
        let times = SunPlace(latitude: 66, longitude: longitude).times(onDayFrom: midnight)
        guard case .between(let rise, let set) = times else { continue }
        #expect(rise < set && set.timeIntervalSince(rise) < 86_400)
        #expect(
          abs((rise + set.timeIntervalSince(rise) / 2).timeIntervalSince(midnight) - 43_200)
            < 1800
        )
      }
    }
  }

  private func date(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }
}
