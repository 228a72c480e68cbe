import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

/// Searching the list.
@MainActor
@Suite("Matches: finding", .inEveryMode)
struct FindingTests {
  @Test(
    "a search finds matches in which all of the players played, without regard to capitals and accents",
    arguments: [
      ("ann", 31), ("Änne", 1), ("anna", 30), ("ANNA BEN", 30), (" ben  anna ", 30),
      ("anna carla", 0), ("muller", 1), ("  ", 31), ("", 31),
    ]
  )
  func search(_ text: String, _ count: Int) async throws {
    let driver = try await MatchesDriver.withMany()
    try await driver.search(text)
    #expect(try driver.rows.count == count)
    try await driver.close()
  }

  @Test("a search that finds nothing says so, and the matches come back without it")
  func nothing() async throws {
    let driver = try await MatchesDriver.withMany()
    #expect(try driver.matches.notice == nil)
    try await driver.search("Zed")
    #expect(try driver.matches.notice == "No matches with “Zed”.")
    #expect(try driver.matches.sections.map(\.title) == [""])
    #expect(try !driver.matches.isEmpty)
    #expect(try driver.matches.canFind)
    try await driver.search("")
    #expect(try driver.matches.notice == nil)
    #expect(try driver.rows.count == 31)
    try await driver.close()
  }

  @Test("sections in which nothing is found are left out")
  func sections() async throws {
    let driver = try await MatchesDriver.withMany()
    #expect(try driver.matches.sections.map(\.title) == ["Last 7 Days", "Last 30 Days", "Earlier"])
    try await driver.search("carla")
    #expect(try driver.matches.sections.map(\.title) == ["Last 30 Days"])
    #expect(try driver.rows == ["Änne 1 : 1 Carla Müller"])
    try await driver.close()
  }

  @Test("what is found changes with the matches")
  func changes() async throws {
    let driver = try await MatchesDriver.withMany()
    try await driver.search("carla")
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.app.wait { try driver.matches.notice == "No matches with “carla”." }
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.expect(rows: ["Änne 1 : 1 Carla Müller"])
    try await driver.close()
  }

  @Test("a few matches need no search")
  func few() async throws {
    let driver = try await MatchesDriver.withMany(5)
    #expect(try !driver.matches.canFind)
    try await driver.close()
  }

  @Test("what an earlier version has saved is read")
  func earlierState() async throws {
    let driver = try await MatchesDriver.withMany()
    let text = #"{"isEditing": true, "limit": 200, "deleted": [], "pending": []}"#
    let state = try JSONDecoder().decode(MatchesViewModel.SavedState.self, from: Data(text.utf8))
    try driver.app.on(MatchesViewModel.self) { $0.savedState = state }
    #expect(try driver.matches.isEditing)
    #expect(try driver.matches.query.isEmpty)
    try await driver.app.wait { try driver.rows.count == 31 }
    try await driver.close()
  }
}
