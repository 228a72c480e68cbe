import Foundation
import Testing

@testable import CloudyModel

@Suite("What Open-Meteo's answer means")
struct ForecastAnswerTests {
  @Test("an estimate is told from a forecast, and what is neither isn't taken for one")
  func kind() throws {
    func kind(_ kind: String) throws -> WeatherKind? {
      let text = try OpenMeteoSample.replacing(
        #""elevation":28.0"#,
        #""usher_kind":"\#(kind)""#
      )
      return OpenMeteoSample.weather(text)?.kind
    }
    #expect(OpenMeteoSample.weather()?.kind == .forecast)
    #expect(try kind("climatological_estimate") == .climatologicalEstimate)
    #expect(try kind("rumour") == nil)
  }

  @Test("at night the picture of now has a moon, and those of days haven't")
  func night() throws {
    let weather = try #require(
      OpenMeteoSample.weather(OpenMeteoSample.replacing(#""is_day":1"#, #""is_day":0"#))
    )
    #expect(weather.icon == .partlyCloudyNight)
    #expect(weather.days[0].icon == .partlyCloudyDay)
  }

  @Test(
    "a day without sunrise or without sunset has neither",
    arguments: [
      ("1475704800", "1475704800"), ("1475704800", "1475791200"), ("null", "1475773728"),
      ("1475733092", "null"),
    ]
  )
  func polar(_ rise: String, _ set: String) throws {
    let text = try OpenMeteoSample.replacing("[1475733092,", "[\(rise),")
      .replacing("[1475773728,", with: "[\(set),")
    let weather = try #require(OpenMeteoSample.weather(text))
    #expect(weather.sunrise == nil && weather.sunset == nil)
  }

  @Test("a day of which something isn't known is left out; without any there is no weather")
  func unknownDays() throws {
    let one = try OpenMeteoSample.replacing("[2,61,", "[2,null,")
    #expect(OpenMeteoSample.weather(one)?.days.map(\.temperatureMax).prefix(2) == [55.1, 53.3])
    let none = try OpenMeteoSample.replacing(
      "[41.1,40.2,39.3,38.4,37.5,38.14,35.7,34.8]",
      "[null,null,null,null,null,null,null,null]"
    )
    #expect(OpenMeteoSample.weather(none) == nil)
  }

  @Test("days begin at midnight there, also after clocks have changed")
  func clocksChange() throws {
    // From the 26th of October 2016 on; summer time ended on the 30th at three in the morning.
    let first = 1_477_432_800
    let times = (0..<8).map { String(first + $0 * 86_400) }.joined(separator: ",")
    let text = try OpenMeteoSample.replacing(
      "1475704800,1475791200,1475877600,1475964000,1476050400,1476136800,1476223200,1476309600",
      times
    )
    let days = try #require(OpenMeteoSample.weather(text)).days
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Brussels"))
    let parts = days.map { calendar.dateComponents([.day, .hour, .minute], from: $0.time) }
    #expect(parts.map(\.day) == [26, 27, 28, 29, 30, 31, 1, 2])
    #expect(parts.allSatisfy { $0.hour == 0 && $0.minute == 0 })
  }

  @Test("a time zone that isn't known here is replaced by the distance from Greenwich")
  func unknownZone() throws {
    let text = try OpenMeteoSample.replacing("Europe/Brussels", "Mars/Olympus")
    let weather = try #require(OpenMeteoSample.weather(text))
    let zone = try #require(TimeZone(identifier: weather.timeZone))
    #expect(zone.secondsFromGMT(for: weather.time) == 7200)
    #expect(weather.days[5].time == Date(timeIntervalSince1970: 1_476_136_800))
  }

  @Test(
    "what can't be is no weather",
    arguments: [
      (#""time":1475746343"#, #""time":-9000000000000000000"#),
      ("[1475704800,", "[9000000000000000000,"),
      (#""utc_offset_seconds":7200"#, #""utc_offset_seconds":900000"#),
      (#""utc_offset_seconds":7200"#, #""utc_offset_seconds":\#(Int.min)"#),
      ("[1475704800,", "["), ("[55.1,", "["), ("[10.1,", "[1,10.1,"), ("[2,61,", "[61,"),
      (#""temperature_2m":47.47"#, #""temperature_2m":null"#), (#""weather_code":2,"#, ""),
      (#""weather_code":2,"#, #""weather_code":2.5,"#), ("47.47", "1e999"), ("47.47", #""warm""#),
      (#""current":"#, #""now":"#), (#""daily":"#, #""weekly":"#),
    ]
  )
  func impossible(_ text: String, _ other: String) throws {
    #expect(OpenMeteoSample.weather(try OpenMeteoSample.replacing(text, other)) == nil)
  }

  @Test("a sun that is impossible is none, and the weather stays")
  func impossibleSun() throws {
    let text = try OpenMeteoSample.replacing("[1475733092,", "[-9000000000000000000,")
    #expect(try #require(OpenMeteoSample.weather(text)).sunrise == nil)
  }
}
