import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: the list", .inEveryMode)
struct ListTests {
  @Test("matches are grouped by date range, newest first, and say when they were played")
  func groups() async throws {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    for days in [1, 10, 40, 2] {
      try await MatchesDriver.add(
        players[0],
        days,
        0,
        players[1],
        at: .daysAgo(days),
        to: store.store
      )
    }
    let driver = try MatchesDriver(store: store)
    try await driver.settle()
    let sections = try driver.matches.sections
    #expect(sections.map(\.title) == ["Last 7 Days", "Last 30 Days", "Earlier"])
    #expect(
      sections.map { $0.rows.map(\.result) } == [["1 : 0", "2 : 0"], ["10 : 0"], ["40 : 0"]]
    )
    #expect(sections[0].rows[0].date?.hasPrefix("Oct 6, 2016") == true)
    try await driver.close()
  }

  @Test("without matches the list says how to begin, and leads to the settings")
  func empty() async throws {
    let driver = try MatchesDriver()
    try await driver.settle()
    #expect(try driver.matches.isEmpty)
    #expect(try driver.matches.words.noMatches == "No matches yet!")
    #expect(try driver.matches.words.add == "Add a Match")
    // There is nothing to edit.
    #expect(try !driver.matches.canEdit)
    try driver.app.on(MatchesViewModel.self) { $0.editButtonTapped() }
    #expect(try !driver.matches.isEditing)
    try driver.app.on(MatchesViewModel.self) { $0.settingsButtonTapped() }
    try await driver.settle()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Settings")
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try driver.app.expect("[tab Matches] Matches")
    try await driver.close()
  }

  @Test("whether rows can be chosen survives, and its button says what it does")
  func editing() async throws {
    let driver = try await MatchesDriver.withMatch()
    #expect(try driver.matches.editButtonTitle == "Edit")
    try driver.app.on(MatchesViewModel.self) { $0.editButtonTapped() }
    try await driver.settle()
    #expect(try driver.matches.isEditing)
    #expect(try driver.matches.editButtonTitle == "Done")
    // Also once nothing is left.
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.expect(rows: [])
    #expect(try driver.matches.canEdit)
    try await driver.close()
  }

  @Test("two browsers on one store see each other's changes without reloading")
  func twoBrowsers() async throws {
    let driver = try await MatchesDriver.withMatch()
    let other = try MatchesDriver(store: driver.store)
    try await other.expect(rows: ["Anna 2 : 1 Ben"])
    try await other.edit()
    try other.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 8 }
    try await other.save()
    try await driver.expect(rows: ["Anna 8 : 1 Ben"])
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.expect(rows: [])
    try await other.expect(rows: [])
    try await driver.close()
    try await other.close()
  }

  @Test(
    "a failed read is told apart from no matches, and can be tried again",
    arguments: [
      MatchesError.service(.unreachable), .service(.timedOut), .service(.cutOff),
      .service(.status(500)), .service(.malformed), .service(.tooLarge),
      .storage("disk I/O error"),
    ]
  )
  func failure(_ error: MatchesError) async throws {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(players[0], 2, 1, players[1], to: store.store)
    store.fail(.matches, error)
    let driver = try MatchesDriver(store: store)
    try await driver.settle()
    #expect(try driver.matches.message == error.userMessage)
    #expect(try !driver.matches.isEmpty)
    store.fail(.matches, nil)
    try driver.app.on(MatchesViewModel.self) { $0.refresh() }
    try await driver.expect(rows: ["Anna 2 : 1 Ben"])
    #expect(try driver.matches.message == nil)
    try await driver.close()
  }
}
