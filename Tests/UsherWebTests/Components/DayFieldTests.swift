import Foundation
import Observation
import Testing
import Usher

@testable import UsherWeb

@Suite("Fields of days")
struct DayFieldTests {
  @Observable final class Choice {
    var day: Date?

    init(_ day: Date?) { self.day = day }

    var binding: ValueBinding<Date?> {
      ValueBinding {
        self.day
      } set: {
        self.day = $0
      }
    }
  }

  private func zone(_ name: String) throws -> TimeZone {
    try #require(TimeZone(identifier: name))
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(
    "a day shows as the calendars of its time zone do",
    arguments: [
      ("2025-07-01T12:30:59Z", "GMT", "2025-07-01"),
      ("2025-07-01T23:30:00Z", "Europe/Berlin", "2025-07-02"),
      ("2025-01-01T03:00:00Z", "America/Los_Angeles", "2024-12-31"),
    ]
  )
  func shows(_ date: String, _ zone: String, _ text: String) throws {
    let (day, zone) = (try self.date(date), try self.zone(zone))
    let html = TestFragment { DayField("Go to", .constant(day), in: zone) }.fresh
    #expect(html.contains("type=\"date\" value=\"\(text)\""))
  }

  @Test("without a day it is empty, and has its label")
  func empty() throws {
    let zone = try zone("GMT")
    let html = TestFragment { DayField("Go to", .constant(nil), in: zone, isDisabled: true) }.fresh
    #expect(html.contains(#"<label class="field">Go to<input disabled"#))
    #expect(html.contains(#"type="date" value>"#))
  }

  @Test(
    "what is chosen is the beginning of that day",
    arguments: [
      ("2025-07-01", "Europe/Berlin", "2025-06-30T22:00:00Z"),
      ("2024-02-29", "GMT", "2024-02-29T00:00:00Z"),
      // Clocks go forward at midnight: the day begins at one o'clock.
      ("2025-04-25", "Africa/Cairo", "2025-04-24T22:00:00Z"),
      // They go back at midnight plus one: there are two midnights.
      ("2025-11-02", "America/Havana", "2025-11-02T04:00:00Z"),
    ]
  )
  func takes(_ text: String, _ zone: String, _ after: String) throws {
    let (choice, zone) = (Choice(nil), try self.zone(zone))
    let page = TestFragment { DayField("Go to", choice.binding, in: zone) }
    #expect(page.act("input", "input", "", payload: text))
    #expect(choice.day == (try date(after)))
    #expect(page.html == page.fresh)
  }

  @Test("who empties it chooses none")
  func clears() throws {
    let (choice, zone) = (Choice(try date("2025-07-01T12:00:00Z")), try zone("GMT"))
    let page = TestFragment { DayField("Go to", choice.binding, in: zone) }
    #expect(page.act("input", "input", "", payload: ""))
    #expect(choice.day == nil)
    #expect(page.html == page.fresh)
  }

  @Test(
    "what is no day, or isn't in the range, changes nothing",
    arguments: [
      " ", "2025-07-01T10:00", "2025-02-29", "2025-13-01", "0000-01-01", "25-01-01", "0002-07-10",
      "2025-07-04", "2025-07-21",
    ]
  )
  func refuses(_ text: String) throws {
    let (day, zone) = (try date("2025-07-10T12:00:00Z"), try zone("GMT"))
    let choice = Choice(day)
    let range = try date("2025-07-05T18:00:00Z")...date("2025-07-20T06:00:00Z")
    let page = TestFragment { DayField("Go to", choice.binding, in: zone, range: range) }
    #expect(page.html.contains(#"max="2025-07-20" min="2025-07-05""#))
    #expect(page.act("input", "input", "", payload: text))
    #expect(choice.day == day)
    #expect(page.html == page.fresh)
  }

  @Test("the first and the last day of the range can be chosen", arguments: ["05", "20"])
  func ends(_ number: String) throws {
    let (choice, zone) = (Choice(nil), try zone("GMT"))
    let range = try date("2025-07-05T18:00:00Z")...date("2025-07-20T06:00:00Z")
    let page = TestFragment { DayField("Go to", choice.binding, in: zone, range: range) }
    #expect(page.act("input", "input", "", payload: "2025-07-\(number)"))
    #expect(choice.day == (try date("2025-07-\(number)T00:00:00Z")))
  }
}
