import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: players", .inEveryMode)
struct PlayersTests {
  /// Anna and Ben have played; the players of a new match's home side show.
  private func opened(_ names: [String] = ["Anna", "Ben"]) async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(names, to: store.store)
    if players.count > 1 {
      try await MatchesDriver.add(players[0], 2, 1, players[1], to: store.store)
    }
    let driver = try MatchesDriver(store: store, path: "new/home-players")
    try await driver.settle()
    return driver
  }

  private func names(_ driver: MatchesDriver) throws -> [String] {
    try driver.players.rows.map(\.name)
  }

  private func expect(
    _ names: [String],
    _ driver: MatchesDriver,
    at location: SourceLocation = #_sourceLocation
  ) async throws {
    try await driver.settle()
    _ = try? await driver.app.wait { (try? self.names(driver)) == names }
    #expect(try self.names(driver) == names, sourceLocation: location)
  }

  private func add(_ name: String, _ driver: MatchesDriver) async throws {
    try driver.app.on(ManagePlayersViewModel.self) { $0.addButtonTapped() }
    #expect(driver.app.navigation.tree.prompt?.title == "New Player")
    #expect(driver.app.navigation.tree.prompt?.field?.label == "Player name")
    try driver.app.answer("Save", text: name)
    try await driver.settle()
  }

  @Test("an address leads to the players of the editor of a new match")
  func address() async throws {
    let driver = try await opened()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] New Match ▸ Players")
    #expect(try names(driver) == ["Anna", "Ben"])
    try await driver.close()
  }

  @Test("for a match that isn't there nobody can be chosen, and that is said", arguments: [0, 2])
  func noMatch(_ count: Int) async throws {
    let store = try FaultyMatchStore()
    try await MatchesDriver.add(Array(["Anna", "Ben"].prefix(count)), to: store.store)
    let driver = try MatchesDriver(store: store, path: "match/nobody-knows/away-players")
    try await driver.settle()
    #expect(
      try driver.players.players
        == .failed(
          old: nil,
          message: "There is no such match. Somebody may have deleted it.",
          canRetry: false
        )
    )
    #expect(try !driver.players.isEmpty && !driver.players.canChoose)
    try driver.app.on(ManagePlayersViewModel.self) { $0.leaveButtonTapped() }
    try driver.app.expect("[tab Matches] Matches")
    try await driver.close()
  }

  @Test("without any the list says how to add one")
  func empty() async throws {
    let driver = try await opened([])
    #expect(try driver.players.players == .empty)
    try await add("Anna", driver)
    try await expect(["Anna"], driver)
    try await driver.close()
  }

  @Test("a choice counts at once, in the editor below")
  func live() async throws {
    let driver = try await opened()
    let id = try driver.player("Ben")
    try driver.app.on(ManagePlayersViewModel.self) { $0.togglePlayer(at: id) }
    try await driver.settle()
    #expect(try driver.players.rows.map(\.isSelected) == [false, true])
    try driver.app.back()
    #expect(try driver.editor.homePlayersString == "Ben")
    try await driver.close()
  }

  @Test("a new player is there, in the order of names, and isn't chosen")
  func create() async throws {
    let driver = try await opened()
    try await add("  Änne ", driver)
    try await expect(["Anna", "Ben", "Änne"].sorted { $0.lowercased() < $1.lowercased() }, driver)
    #expect(try driver.players.rows.allSatisfy { !$0.isSelected })
    try await driver.close()
  }

  @Test(
    "F1.12: a blank name isn't taken, nor one that somebody has",
    arguments: ["", " \t", "anna"]
  )
  func names(_ name: String) async throws {
    let driver = try await opened()
    try driver.app.on(ManagePlayersViewModel.self) { $0.addButtonTapped() }
    #expect(throws: TestFailure.self) { try driver.app.answer("Save", text: name) }
    #expect(driver.app.navigation.tree.prompt?.title == "New Player")
    try driver.app.answer("Save", text: "Carla")
    try await expect(["Anna", "Ben", "Carla"], driver)
    #expect(driver.store.count(.createPlayer) == 1)
    try await driver.close()
  }

  @Test("cancelled, nobody is made")
  func cancel() async throws {
    let driver = try await opened()
    try driver.app.on(ManagePlayersViewModel.self) { $0.addButtonTapped() }
    try driver.app.answer("Cancel", text: "Carla")
    try await driver.settle()
    #expect(driver.store.count(.createPlayer) == 0)
    try await expect(["Anna", "Ben"], driver)
    try await driver.close()
  }

  @Test("F1.4: who can't be made is told, and the name isn't lost")
  func failure() async throws {
    let driver = try await opened()
    driver.store.fail(.createPlayer, .service(.unreachable))
    try await add("Carla", driver)
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    driver.store.fail(.createPlayer, nil)
    try driver.app.answer("OK")
    #expect(driver.app.navigation.tree.prompt?.field?.text == "Carla")
    try driver.app.answer("Save", text: "Carla")
    try await expect(["Anna", "Ben", "Carla"], driver)
    try await driver.close()
  }

  @Test("a player is deleted with their matches, after a confirmation that says how many")
  func delete() async throws {
    let driver = try await opened()
    let id = try driver.player("Ben")
    try driver.app.on(ManagePlayersViewModel.self) { $0.togglePlayer(at: id) }
    try await driver.settle()
    try driver.app.on(ManagePlayersViewModel.self) { $0.deletePlayer(at: id) }
    try await driver.app.wait { driver.app.navigation.tree.prompt != nil }
    #expect(driver.app.navigation.tree.prompt?.title == "Delete Ben?")
    #expect(
      driver.app.navigation.tree.prompt?.message
        == "One match of Ben is deleted, too. This can’t be undone."
    )
    try driver.app.answer("Delete")
    try await expect(["Anna"], driver)
    #expect(try await driver.store.store.matches().isEmpty)
    try driver.app.back()
    _ = try? await driver.app.wait { (try? driver.editor.homePlayersString) == "Set Home Players" }
    #expect(try driver.editor.homePlayersString == "Set Home Players")
    try await driver.close()
  }

  @Test("not confirmed, nothing is deleted")
  func keep() async throws {
    let driver = try await opened()
    let id = try driver.player("Ben")
    try driver.app.on(ManagePlayersViewModel.self) { $0.deletePlayer(at: id) }
    try await driver.app.wait { driver.app.navigation.tree.prompt != nil }
    try driver.app.answer("Cancel")
    try await expect(["Anna", "Ben"], driver)
    #expect(try await driver.store.store.matches().count == 1)
    try await driver.close()
  }

  @Test("who can't be deleted stays, and the person is told")
  func deleteFailure() async throws {
    let driver = try await opened()
    driver.store.fail(.deletePlayer, .service(.status(500)))
    let id = try driver.player("Ben")
    try driver.app.on(ManagePlayersViewModel.self) { $0.deletePlayer(at: id) }
    try await driver.app.wait { driver.app.navigation.tree.prompt != nil }
    try driver.app.answer("Delete")
    try await driver.app.wait { driver.app.navigation.tree.prompt?.title == "Oops!" }
    try driver.app.answer("OK")
    try await expect(["Anna", "Ben"], driver)
    try await driver.close()
  }
}
