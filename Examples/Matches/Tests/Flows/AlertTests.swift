import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: alerts")
struct AlertTests {
  @Test(
    "F1.18: an alert of the list is seen though an editor was opened meanwhile, and closes nothing"
  )
  func overSheet() async throws {
    let driver = try await MatchesDriver.withMatch()
    driver.store.hold(.delete)
    driver.store.fail(.delete, .service(.status(500)))
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.app.wait { driver.store.waiting == [.delete] }
    try driver.app.on(MatchesViewModel.self) { $0.addButtonTapped() }
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] New Match")
    driver.store.release(.delete)
    try await driver.app.wait { driver.app.navigation.tree.prompt != nil }
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    try driver.app.answer("OK")
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] New Match")
    try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
    try await driver.expect(rows: ["Anna 2 : 1 Ben"])
    try await driver.close()
  }

  @Test("two alerts are both seen, one after the other")
  func two() async throws {
    let driver = try await MatchesDriver.withMatch()
    let players = try await driver.store.store.players()
    try await MatchesDriver.add(players[0], 0, 0, players[1], to: driver.store.store)
    try await driver.app.wait { try driver.matches.sections.flatMap(\.rows).count == 2 }
    driver.store.fail(.delete, .service(.status(500)))
    for id in try [driver.row(0), driver.row(1)] {
      try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    }
    try await driver.settle()
    try driver.app.answer("OK")
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    try driver.app.answer("OK")
    #expect(driver.app.navigation.tree.prompt == nil)
    #expect(try driver.matches.sections.flatMap(\.rows).count == 2)
    try await driver.close()
  }

  @Test("F1.15: asking for a new player again and again keeps nothing in memory")
  func newPlayer() async throws {
    let driver = try MatchesDriver(path: "new/home-players")
    try await driver.settle()
    for _ in 0..<5 {
      try driver.app.on(ManagePlayersViewModel.self) { $0.addButtonTapped() }
      try driver.app.answer("Cancel")
    }
    try driver.app.on(ManagePlayersViewModel.self) { $0.addButtonTapped() }
    try driver.app.answer("Save", text: "Anna")
    try await driver.settle()
    #expect(driver.store.count(.createPlayer) == 1)
    weak let players = try driver.players
    try driver.app.back()
    #expect(players == nil)
    try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
    try await driver.close()
  }
}
