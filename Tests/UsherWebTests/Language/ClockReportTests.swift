import Testing
import WebTesting

@testable import UsherWeb

/// What a browser says of its clock.
@Suite("Clock of the browser")
struct ClockReportTests {
  @Test(
    "a time zone is read with the count of hours",
    arguments: [
      "24:Europe/Vienna", "12:America/Argentina/Ushuaia", "24:UTC", "12:Etc/GMT+3",
      "24:America/Port-au-Prince", "12:America/New_York",
    ]
  )
  func read(_ text: String) throws {
    #expect(try #require(ClockReport(text)).text == text)
  }

  static let malformed = [
    "", "24", "24:", ":UTC", "13:UTC", "024:UTC", "+24:UTC", "24:/etc/passwd",
    "24:../../etc/passwd",
    "24:Europe//Vienna", "24:Europe/Vienna/", "24:Europe/Vienna\n", "24:Eur ope", "24:<b>",
    "24:a.b",
    "24:Wien;x", "24:É", "24:A/B/C/D", "24:" + String(repeating: "A", count: 51), "24:Europe/-x",
    "24:1", "٢٤:UTC", "24:\u{0}",
  ]

  @Test("what no device says is ignored", arguments: malformed)
  func ignored(_ text: String) {
    #expect(ClockReport(text) == nil)
    // What follows a semicolon is another cookie.
    if !text.contains(";") { #expect(ClockReport(cookies: "usher-clock=\(text)") == nil) }
  }

  @Test("the cookie is found among others; the first that is well-formed counts")
  func cookie() {
    let header = "usher-1=a.b; usher-clock=x; usher-clock=24:UTC; usher-clock=12:UTC"
    #expect(ClockReport(cookies: header)?.text == "24:UTC")
    #expect(ClockReport(cookies: "usher-clocks=24:UTC; xusher-clock=24:UTC") == nil)
    #expect(ClockReport(cookies: nil) == nil)
  }
}
