import Foundation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Fields of times, numbers and passwords")
struct EntryTests {
  private func input(_ page: TestFragment<some HTML>, _ index: Int = 0) -> Node {
    page.browser.root.all.filter { $0.name == "input" }[index]
  }

  @Test("a time is shown, written, emptied; one out of the range, or none at all, is ignored")
  func time() throws {
    let opening = Field(TimeOfDay(hour: 9))
    let range = TimeOfDay(minutes: 8 * 60)...TimeOfDay(minutes: 18 * 60)
    let page = TestFragment { TimeField("Opens at", opening.binding, range: range) }
    #expect(page.html.contains(#"max="18:00" min="08:00""#))
    #expect(input(page).value == "09:00")
    for (text, time) in [
      ("10:30", "10:30"), ("07:59", "10:30"), ("25:00", "10:30"), ("x", "10:30"),
    ] {
      #expect(page.act("input", on: input(page), payload: text))
      #expect(opening.value?.description == time)
    }
    #expect(page.act("input", on: input(page), payload: ""))
    #expect(opening.value == nil)
  }

  @Test("the days of a range never cross: the other one follows")
  func range() throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let day = { (text: String) in try? Date("\(text)T00:00:00Z", strategy: .iso8601) }
    let (first, last) = (Field(day("2026-03-02")), Field(day("2026-03-05")))
    let page = TestFragment {
      DateRangeField("Holiday", from: first.binding, to: last.binding, in: zone)
    }
    #expect(page.act("input", on: input(page, 0), payload: "2026-03-09"))
    #expect(first.value == day("2026-03-09") && last.value == day("2026-03-05"))
    page.update()
    #expect(page.act("blur", on: input(page, 0)))
    #expect(first.value == day("2026-03-09") && last.value == day("2026-03-09"))
    page.update()
    // The month is typed digit by digit: 1, and then 12.
    #expect(page.act("input", on: input(page, 1), payload: "2026-01-20"))
    page.update()
    #expect(page.act("input", on: input(page, 1), payload: "2026-12-20"))
    page.update()
    #expect(page.act("blur", on: input(page, 1)))
    #expect(first.value == day("2026-03-09") && last.value == day("2026-12-20"))
    page.update()
    #expect(page.act("input", on: input(page, 1), payload: "2026-03-01"))
    page.update()
    #expect(page.act("blur", on: input(page, 1)))
    #expect(first.value == day("2026-03-01") && last.value == day("2026-03-01"))
    page.update()
    #expect(page.act("input", on: input(page, 0), payload: ""))
    #expect(first.value == nil && last.value == day("2026-03-01"))
    #expect(page.html.contains(">From<") && page.html.contains(">To<"))
    #expect(page.html == page.fresh)
  }

  @Test("a message about the days marks both")
  func rangeWithMessage() throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let page = TestFragment { [message = "They are taken."] in
      DateRangeField(
        "Holiday",
        from: .constant(nil),
        to: .constant(nil),
        in: zone,
        message: message
      )
    }
    for index in 0...1 {
      #expect(input(page, index).attributes["aria-invalid"] == "true")
      #expect(input(page, index).attributes["aria-describedby"]?.hasPrefix("about-holiday") == true)
    }
  }

  @Test("the days of a form show one message, of the field that was left")
  func rangeOfForm() throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let first = Field<Date?>(nil, .required("Please choose the first day."))
    let last = Field<Date?>(nil, .required("Please choose the last day."))
    let page = TestFragment { DateRangeField("Holiday", from: first, to: last, in: zone) }
    #expect(page.html.contains(#"aria-required="true""#))
    #expect(!page.html.contains("Please"))
    #expect(page.act("blur", on: input(page, 1)))
    #expect(page.html.contains("Please choose the last day."))
    func isWrong(_ index: Int) -> Bool { input(page, index).attributes["aria-invalid"] == "true" }
    page.update()
    #expect(!isWrong(0) && isWrong(1))
    #expect(page.act("blur", on: input(page, 0)))
    page.update()
    #expect(isWrong(0))
    #expect(page.html.contains("Please choose the first day."))
    #expect(!page.html.contains("Please choose the last day."))
    #expect(page.act("input", on: input(page, 0), payload: "2026-03-09"))
    #expect(page.act("input", on: input(page, 1), payload: "2026-03-10"))
    #expect(!page.html.contains("Please"))
    #expect(first.value != nil && last.value != nil)
    #expect(page.html == page.fresh)
  }

  @Test("a number stays as it is typed, and is written in the person's language when they leave it")
  func number() {
    let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
    let amount = Field("", .number(euros, in: 0...2000, "At most 2.000 €."))
    let page = TestFragment { NumberField("Amount", amount, euros) }
    #expect(page.html.contains(#"inputmode="decimal""#))
    // Phones have no minus among their numbers.
    let signed = TestFragment { NumberField("Credit", amount, euros, allowsNegative: true) }
    #expect(!signed.html.contains("inputmode"))
    #expect(page.html.contains("€"))
    #expect(page.act("input", on: input(page), payload: "1250,5"))
    #expect(amount.value == "1250,5")
    page.update()
    #expect(page.act("blur", on: input(page)))
    #expect(amount.value == "1.250,50")
    page.update()
    #expect(page.act("input", on: input(page), payload: "a lot"))
    #expect(page.act("blur", on: input(page)))
    #expect(amount.value == "a lot")
    #expect(page.html.contains("At most 2.000 €."))
    #expect(page.html == page.fresh)
  }

  @Test("a day of a form has its message once it was left")
  func day() throws {
    let zone = try #require(TimeZone(identifier: "GMT"))
    let day = Field<Date?>(nil, .required("Please choose a day."))
    let page = TestFragment { DayField("Day", day, in: zone) }
    #expect(page.html.contains(#"aria-required="true""#))
    #expect(!page.html.contains("Please choose a day."))
    #expect(page.act("blur", on: input(page)))
    #expect(page.html.contains("Please choose a day."))
    #expect(page.html.contains(#"aria-invalid="true""#))
    #expect(page.html == page.fresh)
  }

  @Test("a password that can be shown is in no page's HTML")
  func password() {
    let password = Field("correct horse", isPrivate: true)
    let page = TestFragment { PasswordField("Password", password, autocomplete: "new-password") }
    #expect(!page.fresh.contains("correct horse"))
    #expect(page.html.contains("data-private"))
    #expect(page.html.contains(#"aria-label="Show password""#))
  }
}
