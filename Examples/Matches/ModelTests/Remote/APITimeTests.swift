import Foundation
import Testing

@testable import MatchesModel

@Suite("Times of the API")
struct APITimeTests {
  @Test(
    "are written to the millisecond, in Greenwich, and read back",
    arguments: [
      (0, "1970-01-01T00:00:00.000Z"), (1_454_472_306.789, "2016-02-03T04:05:06.789Z"),
      (951_782_399.999, "2000-02-28T23:59:59.999Z"), (951_782_400, "2000-02-29T00:00:00.000Z"),
      (-0.001, "1969-12-31T23:59:59.999Z"), (-62_135_596_800, "0001-01-01T00:00:00.000Z"),
      (253_402_300_799, "9999-12-31T23:59:59.000Z"), (4_107_542_400, "2100-03-01T00:00:00.000Z"),
      (1e300, "9999-12-31T23:59:59.000Z"), (-.infinity, "0001-01-01T00:00:00.000Z"),
    ] as [(TimeInterval, String)]
  )
  func written(_ seconds: TimeInterval, _ text: String) {
    let time = APITime(Date(timeIntervalSince1970: seconds))
    #expect(time.text == text)
    #expect(APITime(text) == time)
  }

  @Test("are the same as Foundation's, on days of many years")
  func days() {
    // Before October 1582 Foundation counts by the Julian calendar.
    for day in stride(from: -141_427, through: 2_900_000, by: 97) {
      let date = Date(timeIntervalSince1970: TimeInterval(day) * 86_400 + 1)
      let text = date.formatted(.iso8601)
      #expect(APITime(date).text == text.replacing("Z", with: ".000Z"))
      #expect(APITime(text)?.date == date)
    }
  }

  @Test(
    "may have any decimals and any offset",
    arguments: [
      ("2016-02-03T04:05:06Z", 306.0), ("2016-02-03T04:05:06.7Z", 306.7),
      ("2016-02-03T04:05:06.789999999Z", 306.789), ("2016-02-03T04:05:06,5Z", 306.5),
      ("2016-02-03T06:05:06+02:00", 306), ("2016-02-03T00:35:06-0330", 306),
      ("2016-02-03T05:05:06+01", 306),
    ] as [(String, TimeInterval)]
  )
  func read(_ text: String, _ seconds: TimeInterval) {
    #expect(APITime(text)?.date == Date(timeIntervalSince1970: 1_454_472_000 + seconds))
  }

  @Test(
    "that are none aren't read",
    arguments: [
      "", "x", "2016-02-03", "2016-02-03 04:05:06Z", "2016-02-03T04:05:06", "2016-13-01T00:00:00Z",
      "2016-02-30T00:00:00Z", "2015-02-29T00:00:00Z", "2016-02-03T24:05:06Z",
      "2016-02-03T04:05:06.Z", "2016-02-03T04:05:06Zx", "2016-02-03T04:05:06+1", "-016-02-03T04:05",
      "2016-00-01T00:00:00Z", "2016-01-00T00:00:00Z", "２016-02-03T04:05:06Z",
    ]
  )
  func unreadable(_ text: String) {
    #expect(APITime(text) == nil)
  }
}
