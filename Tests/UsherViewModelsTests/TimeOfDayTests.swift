import Foundation
import Testing
import UsherViewModels

@Suite("Times of the day")
struct TimeOfDayTests {
  @Test(
    "a text is a time, or it isn't one",
    arguments: [
      ("09:30", "09:30"), ("00:00", "00:00"), ("23:59", "23:59"), ("12:05:44", "12:05"),
      ("24:00", nil), ("12:60", nil), ("9:30", nil), ("", nil), ("12", nil), ("-1:00", nil),
      ("12:30:00:00", nil), ("ab:cd", nil),
    ] as [(String, String?)]
  )
  func read(_ text: String, _ time: String?) { #expect(TimeOfDay(text)?.description == time) }

  @Test("only an hour and a minute that a clock has make a time")
  func parts() {
    #expect(TimeOfDay(hour: 7)?.description == "07:00")
    #expect(TimeOfDay(hour: 24) == nil)
    #expect(TimeOfDay(hour: 3, minute: 60) == nil)
    #expect(TimeOfDay(hour: -1) == nil)
    #expect(TimeOfDay(minutes: 1500).description == "01:00")
    #expect(TimeOfDay(minutes: -60).description == "23:00")
  }

  @Test("times are in the order of the day")
  func order() throws {
    let times = ["12:30", "09:05", "09:00"].compactMap { TimeOfDay($0) }
    #expect(times.sorted().map(\.description) == ["09:00", "09:05", "12:30"])
  }

  @Test("a time is stored as its text, and nothing else is read as one")
  func stored() throws {
    let time = try #require(TimeOfDay(hour: 9, minute: 5))
    let data = try JSONEncoder().encode([time])
    #expect(String(decoding: data, as: UTF8.self) == #"["09:05"]"#)
    #expect(try JSONDecoder().decode([TimeOfDay].self, from: data) == [time])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([TimeOfDay].self, from: Data(#"["25:00"]"#.utf8))
    }
  }
}
