import Foundation
import Testing

@testable import Goalbase

@Suite("Times")
struct TimestampTests {
  @Test(
    "ISO 8601 is read with or without fraction and zone, and written one way",
    arguments: [
      ("2016-10-06T12:05:43Z", "2016-10-06T12:05:43.000Z"),
      ("2016-10-06T12:05:43", "2016-10-06T12:05:43.000Z"),
      ("2016-10-06T12:05:43.1", "2016-10-06T12:05:43.100Z"),
      ("2016-10-06T12:05:43.123999999Z", "2016-10-06T12:05:43.123Z"),
      ("2016-10-06T12:05:43+02:00", "2016-10-06T10:05:43.000Z"),
      ("2016-10-06T00:05:43.5+0530", "2016-10-05T18:35:43.500Z"),
      ("2016-12-31T23:00:00-01", "2017-01-01T00:00:00.000Z"),
      ("2016-02-29T00:00:00Z", "2016-02-29T00:00:00.000Z"),
      ("2000-02-29T00:00:00Z", "2000-02-29T00:00:00.000Z"),
      ("1969-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"),
      ("0001-01-01T00:00:00Z", "0001-01-01T00:00:00.000Z"),
      ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"),
    ]
  )
  func read(_ text: String, _ written: String) throws {
    let time = try #require(Timestamp(text))
    #expect(time.description == written)
    #expect(Timestamp(written) == time)
  }

  @Test(
    "nothing else is a time",
    arguments: [
      "", "now", "2016-10-06", "2016-10-06 12:05:43", "2016-10-06T12:05", "16-10-06T12:05:43Z",
      "2016-13-06T12:05:43Z", "2016-00-06T12:05:43Z", "2016-10-00T12:05:43Z",
      "2016-10-32T12:05:43Z", "2015-02-29T12:05:43Z", "1900-02-29T12:05:43Z",
      "2016-10-06T24:00:00Z", "2016-10-06T12:60:00Z", "2016-10-06T12:05:60Z",
      "2016-10-06T12:05:43.Z", "2016-10-06T12:05:43+25:00", "2016-10-06T12:05:43+01:60",
      "2016-10-06T12:05:43+1", "2016-10-06T12:05:43Zulu", "2016-10-06T12:05:43z ",
      "2016-10-06T12:05:43+", "+2016-10-06T12:05:43Z", "0000-01-01T00:00:00Z",
      "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00", "２０１６-10-06T12:05:43Z",
    ]
  )
  func refused(_ text: String) {
    #expect(Timestamp(text) == nil)
  }

  @Test("the calendar is Foundation's, on each of many days")
  func calendar() {
    let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for day in stride(from: -130_000, to: 130_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 0.25)
      #expect(Timestamp(date).description == date.formatted(format))
    }
  }
}
