import Foundation
import RESTErrors
import Testing
import Usher
import UsherTesting

@testable import MatchesModel
@testable import MatchesViewModels

@MainActor
@Suite("Matches: in the person's language", .inEveryMode)
struct LanguageTests {
  /// The app with a match of noon, Greenwich time, on October 7, 2016.
  private func driver(_ locale: DeviceLocale, _ timeZone: String?) async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store)
    try await MatchesDriver.add(players[0], 2, 1, players[1], at: .now(), to: store)
    let driver = try MatchesDriver(store: store, locale: locale, timeZone: timeZone)
    try await driver.settle()
    return driver
  }

  private func row(_ driver: MatchesDriver) throws -> MatchRow {
    try #require(driver.matches.sections.first?.rows.first)
  }

  @Test("in German, dates, sections and buttons are German")
  func german() async throws {
    let driver = try await driver(DeviceLocale("de-AT"), "Europe/Vienna")
    let row = try row(driver)
    #expect(row.date == "07.10.2016, 14:00")
    #expect(row.text == "Anna gegen Ben, 2 : 1, 07.10.2016, 14:00")
    #expect(row.editLabel == "Anna gegen Ben, 2 : 1, 07.10.2016, 14:00 bearbeiten")
    #expect(try driver.matches.title == "Spiele")
    #expect(try driver.matches.editButtonTitle == "Bearbeiten")
    #expect(try driver.matches.sections.first?.title == "Letzte 7 Tage")
    try driver.app.close()
  }

  @Test("in Arabic they are Arabic, with the digits of the region")
  func arabic() async throws {
    let driver = try await driver(DeviceLocale("ar-EG", hourCycle: .twelve), "Africa/Cairo")
    let row = try row(driver)
    #expect(row.result == "٢ : ١")
    #expect(row.text.hasPrefix("Anna ضد Ben"))
    #expect(try driver.matches.title == "المباريات")
    try driver.app.close()
  }

  @Test("while the person's time zone isn't known, times say in which they are; then rows are new")
  func zone() async throws {
    let driver = try await driver(DeviceLocale("en-US", hourCycle: .twentyFour), nil)
    #expect(try row(driver).date == "Oct 7, 2016 at 12:00 GMT")
    driver.app.device.timeZone = "Asia/Dubai"
    try await driver.settle()
    #expect(try row(driver).date == "Oct 7, 2016 at 16:00")
    try driver.app.close()
  }

  @Test("a zone that this computer doesn't know is none")
  func unknownZone() async throws {
    let driver = try await driver(.english, "Mars/Olympus")
    #expect(try row(driver).date?.hasSuffix("GMT") == true)
    try driver.app.close()
  }

  @Test("what is told of a failure is in the person's language")
  func failures() {
    #expect(GermanWords().message(.service(.status(404))).hasPrefix("Unter dieser Adresse"))
    let told = GermanWords().telling(MatchesError.notFound)
    #expect(told.userMessage == "Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht.")
    #expect(!told.canRetry)
    #expect(ArabicWords().telling(NoSuchMatch()).userMessage.hasPrefix("لا توجد مباراة"))
    #expect(ArabicWords().telling(CancellationError()) is CancellationError)
  }

  @Test("ratings and counts are written as in the region")
  func numbers() {
    func formats(_ locale: String) -> Formats {
      Formats(locale: Locale(identifier: locale), calendar: .test) { .now() }
    }
    #expect(formats("de").rating(3.333) == "3,33")
    #expect(formats("en").rating(10) == "10.00")
    #expect(formats("ar-EG").rating(3.333) == "٣٫٣٣")
    #expect(GermanWords().defeats(2) == "2 Niederlagen" && ArabicWords().defeats(2) == "هزيمتان")
  }
}
