import Foundation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Fields of dates")
struct DateFieldTests {
  private static let berlin = "Europe/Berlin"

  private func zone(_ name: String) throws -> TimeZone {
    try #require(TimeZone(identifier: name))
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  /// What a date becomes when somebody enters a text.
  private func entering(_ text: String, into date: String, _ zone: String) throws -> Date {
    let field = Field(try self.date(date))
    let timeZone = try self.zone(zone)
    let page = TestFragment { DateField("Played at", field.binding, in: timeZone) }
    #expect(page.act("input", "input", "", payload: text))
    #expect(page.html == page.fresh)
    return field.value
  }

  @Test(
    "a date shows as the clocks of its time zone do",
    arguments: [
      ("2025-07-01T12:30:59Z", berlin, "2025-07-01T14:30"),
      ("2025-01-01T12:30:00Z", berlin, "2025-01-01T13:30"),
      ("2025-01-01T03:00:00Z", "America/Los_Angeles", "2024-12-31T19:00"),
      ("2025-01-01T00:00:00Z", "Asia/Kathmandu", "2025-01-01T05:45"),
      ("2024-02-29T23:59:00Z", "GMT", "2024-02-29T23:59"),
      ("1969-12-31T23:59:30Z", "GMT", "1969-12-31T23:59"),
      ("2100-03-01T00:00:00Z", "GMT", "2100-03-01T00:00"),
      // Both times of an hour that there is twice.
      ("2025-10-26T00:30:00Z", berlin, "2025-10-26T02:30"),
      ("2025-10-26T01:30:00Z", berlin, "2025-10-26T02:30"),
    ]
  )
  func shows(_ date: String, _ zone: String, _ text: String) throws {
    let timeZone = try self.zone(zone)
    let value = try self.date(date)
    let html = TestFragment { DateField("Played at", .constant(value), in: timeZone) }.fresh
    #expect(html.contains("type=\"datetime-local\" value=\"\(text)\""))
  }

  @Test(
    "what is entered is meant on the clocks of that time zone",
    arguments: [
      ("2025-07-01T14:31", "2025-07-01T12:30:59Z", berlin, "2025-07-01T12:31:00Z"),
      ("2025-01-01T14:30", "2025-07-01T12:30:00Z", berlin, "2025-01-01T13:30:00Z"),
      ("2025-07-01T14:30", "2025-01-01T13:30:00Z", berlin, "2025-07-01T12:30:00Z"),
      ("2024-12-31T19:00", "2025-06-01T00:00:00Z", "America/Los_Angeles", "2025-01-01T03:00:00Z"),
      ("2025-01-01T05:45", "2025-06-01T00:00:00Z", "Asia/Kathmandu", "2025-01-01T00:00:00Z"),
      // Some browsers send seconds, too.
      ("2025-07-01T14:31:00.000", "2025-07-01T12:30:59Z", berlin, "2025-07-01T12:31:00Z"),
      // Clocks go forward from 2 to 3: there is no such time.
      ("2025-03-30T02:30", "2025-01-01T00:00:00Z", berlin, "2025-03-30T01:30:00Z"),
      ("2025-03-30T02:30", "2025-07-01T00:00:00Z", berlin, "2025-03-30T01:30:00Z"),
      ("2025-03-30T01:59", "2025-07-01T00:00:00Z", berlin, "2025-03-30T00:59:00Z"),
      ("2025-03-30T03:00", "2025-01-01T00:00:00Z", berlin, "2025-03-30T01:00:00Z"),
      // They go back from 3 to 2: there is this time twice.
      ("2025-10-26T02:30", "2025-07-01T00:00:00Z", berlin, "2025-10-26T00:30:00Z"),
      ("2025-10-26T02:45", "2025-10-26T01:30:00Z", berlin, "2025-10-26T01:45:00Z"),
      ("2025-10-26T02:45", "2025-10-26T00:30:00Z", berlin, "2025-10-26T00:45:00Z"),
      // Clocks went over a whole day.
      ("2011-12-30T12:00", "2025-01-01T00:00:00Z", "Pacific/Apia", "2011-12-30T22:00:00Z"),
    ]
  )
  func takes(_ text: String, _ before: String, _ zone: String, _ after: String) throws {
    #expect(try entering(text, into: before, zone) == date(after))
  }

  @Test(
    "what is no date changes nothing",
    arguments: [
      "", " ", "2025-07-01", "2025-07-01T", "2025-02-29T10:00", "2025-13-01T10:00",
      "2025-00-01T10:00",
      "2025-01-00T10:00", "2025-04-31T10:00", "2025-01-01T24:00", "2025-01-01T10:60",
      "0000-01-01T10:00",
      "25-01-01T10:00", "2025-01-01T10:00Z", "2025-01-01 10:00", "-2025-01-01T10:00",
      "99999999999999999999-01-01T10:00", "２０２５-01-01T10:00",
    ]
  )
  func refuses(_ text: String) throws {
    let before = "2025-07-01T12:30:59Z"
    #expect(try entering(text, into: before, Self.berlin) == date(before))
  }

  @Test(
    "the seconds stay while the minute does, also in an hour that there is twice",
    arguments: [
      ("2025-07-01T12:30:59Z", "2025-07-01T14:30"), ("2025-10-26T01:30:07Z", "2025-10-26T02:30"),
    ]
  )
  func seconds(_ before: String, _ text: String) throws {
    #expect(try entering(text, into: before, Self.berlin) == date(before))
    #expect(try entering("\(text):00", into: before, Self.berlin) == date(before))
  }

  @Test("only what is in the range is taken, to the minute")
  func range() throws {
    let field = Field(try date("2025-07-01T12:30:59Z"))
    let range = try date("2025-07-01T12:00:30Z")...date("2025-07-01T13:00:30Z")
    let timeZone = try zone(Self.berlin)
    let page = TestFragment { DateField("At", field.binding, in: timeZone, range: range) }
    #expect(page.html.contains(#"max="2025-07-01T15:00" min="2025-07-01T14:00""#))
    for (text, time) in [
      ("2025-07-01T13:59", "12:30:59"), ("2025-07-01T15:01", "12:30:59"),
      ("2025-07-01T14:00", "12:00:00"), ("2025-07-01T15:00", "13:00:00"),
    ] {
      #expect(page.act("input", "input", "", payload: text))
      #expect(field.value == (try date("2025-07-01T\(time)Z")))
      #expect(page.html == page.fresh)
    }
  }

  @Test("it has its label, and can be disabled")
  func disabled() throws {
    let field = Field(try date("2025-07-01T12:30:59Z"))
    let timeZone = try zone("GMT")
    let page = TestFragment {
      DateField("Played at", field.binding, in: timeZone, isDisabled: true)
    }
    #expect(page.html.contains(#"<label class="field">Played at<input disabled"#))
    #expect(!page.act("input", "input", "", payload: "2025-07-01T12:31"))
    #expect(field.value == field.initial)
  }

  @Test("what is wrong with a date of a form shows once it was left, and goes when it is right")
  func message() throws {
    let noon = try date("2025-07-01T12:00:00Z")
    let field = Field(noon, .must({ $0 > noon }, "It must end later."))
    let timeZone = try zone("GMT")
    let page = TestFragment { DateField("Ends at", field, in: timeZone) }
    #expect(!page.html.contains("It must end later."))
    #expect(page.act("blur", "input", ""))
    #expect(
      page.html.contains(#"<p class="field-error" id="about-ends-at~1">It must end later.</p>"#)
    )
    #expect(page.html.contains(#"aria-describedby="about-ends-at~1" aria-invalid="true""#))
    #expect(page.act("input", "input", "", payload: "2025-07-01T12:01"))
    #expect(!page.html.contains("It must end later."))
    #expect(!page.html.contains("aria-invalid"))
    #expect(page.html == page.fresh)
  }

  @Test("times long ago and far away are those of HTML's calendar")
  func farAway() throws {
    let gmt = try zone("GMT")
    for text in ["0001-01-01T00:00", "1582-10-10T12:00", "9999-12-31T23:59", "275759-09-13T00:00"] {
      let time = try #require(ClockTime(text))
      #expect(time.text == text)
      #expect(ClockTime(time.date(in: gmt, near: .now), in: gmt) == time)
    }
    #expect(ClockTime(.distantPast - 86_400 * 3, in: gmt).text == "")
    #expect(ClockTime(Date(timeIntervalSince1970: .infinity), in: gmt).text.hasPrefix("27"))
    #expect(ClockTime(Date(timeIntervalSince1970: -.infinity), in: gmt).text == "")
  }

  @Test("each day of eight centuries is another, and comes back")
  func days() throws {
    let gmt = try zone("GMT")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = gmt
    for day in stride(from: -40_000, through: 250_000, by: 13) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = ClockTime(date, in: gmt).text
      let numbers = text.prefix { $0 != "T" }.split(separator: "-").compactMap { Int($0) }
      #expect(numbers == [parts.year, parts.month, parts.day])
      #expect(ClockTime(text)?.date(in: gmt, near: date) == date)
    }
  }
}
