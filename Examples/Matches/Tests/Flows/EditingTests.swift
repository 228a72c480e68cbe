import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: editing", .inEveryMode)
struct EditingTests {
  @Test("a new match: players and goals chosen, saved, and in the list without a refresh (F1.10)")
  func create() async throws {
    let store = try FaultyMatchStore()
    try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let driver = try MatchesDriver(store: store)
    try await driver.settle()
    #expect(try driver.matches.isEmpty)
    try await driver.addMatch()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] New Match")
    #expect(driver.app.path == "new")
    try await driver.choose("Anna", home: true)
    try await driver.choose("Ben", home: false)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 3 }
    try await driver.save()
    try driver.app.expect("[tab Matches] Matches")
    try await driver.expect(rows: ["Anna 3 : 0 Ben"])
    try await driver.close()
  }

  @Test("a row leads to its match's editor while editing only, and the match is changed")
  func update() async throws {
    let driver = try await MatchesDriver.withMatch()
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.selectMatch(at: id) }
    try driver.app.expect("[tab Matches] Matches")
    try await driver.settle()
    try await driver.edit()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Edit Match")
    #expect(try driver.editor.homePlayersString == "Anna")
    #expect(try driver.editor.awayPlayersString == "Ben")
    try driver.app.on(EditMatchViewModel.self) { $0.awayGoals.value = 4 }
    try await driver.save()
    try await driver.expect(rows: ["Anna 2 : 4 Ben"])
    #expect(try await driver.store.store.matches().map(\.id) == [id])
    try await driver.close()
  }

  @Test("F1.16: a match is edited by identity, though the list has changed meanwhile")
  func identity() async throws {
    let driver = try await MatchesDriver.withMatch()
    let id = try driver.row()
    let players = try await driver.store.store.players()
    try await MatchesDriver.add(players[1], 7, 7, players[0], at: .now(), to: driver.store.store)
    try driver.app.on(MatchesViewModel.self) { $0.editButtonTapped() }
    try await driver.settle()
    try driver.app.on(MatchesViewModel.self) { $0.selectMatch(at: id) }
    try await driver.settle()
    #expect(try driver.editor.formattedHomeGoals == "2")
    try await driver.close()
  }

  @Test("nobody swaps the match that is edited, whatever others do to it")
  func noSwap() async throws {
    let driver = try await MatchesDriver.withMatch()
    let id = try driver.row()
    try await driver.edit()
    let match = try #require(try await driver.store.store.matches().first)
    var changed = MatchParameters(match)
    changed.homeGoals = 9
    _ = try await driver.store.store.update(id, with: changed)
    try await driver.settle()
    #expect(try driver.editor.formattedHomeGoals == "2")
    try await driver.close()
  }

  @Test("an address leads to the editor, which reads its match first")
  func address() async throws {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let match = try await MatchesDriver.add(players[0], 2, 1, players[1], to: store.store)
    let driver = try MatchesDriver(store: store, path: "match/\(match.id)")
    try await driver.settle()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Edit Match")
    #expect(try driver.editor.formattedHomeGoals == "2")
    #expect(try driver.editor.canSave)
    try await driver.close()
  }

  @Test("an address of a match that isn't there says so, and can't be saved")
  func unknownAddress() async throws {
    let driver = try MatchesDriver(path: "match/nobody-knows")
    try await driver.settle()
    #expect(
      try driver.editor.content.message == "There is no such match. Somebody may have deleted it."
    )
    #expect(try !driver.editor.content.canRetry)
    #expect(try !driver.editor.canSave)
    try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
    try driver.app.expect("[tab Matches] Matches")
    try await driver.close()
  }

  @Test("F1.6: the players of a side are in the order of their names")
  func order() async throws {
    let store = try FaultyMatchStore()
    try await MatchesDriver.add(["Cleo", "anna", "Ben"], to: store.store)
    let driver = try MatchesDriver(store: store, path: "new")
    try await driver.settle()
    for name in ["Cleo", "Ben", "anna"] { try await driver.choose(name, home: true) }
    #expect(try driver.editor.homePlayersString == "anna, Ben, Cleo")
    try await driver.close()
  }

  @Test("a player of one side can't be chosen for the other")
  func bothSides() async throws {
    let store = try FaultyMatchStore()
    try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let driver = try MatchesDriver(store: store, path: "new")
    try await driver.settle()
    try await driver.choose("Anna", home: true)
    try await driver.choose("Anna", home: false)
    #expect(try driver.editor.awayPlayersString == "Set Away Players")
    #expect(try !driver.editor.inputIsValid)
    try await driver.close()
  }

  @Test("goals go from 0 to 100")
  func goals() async throws {
    let driver = try MatchesDriver(path: "new")
    try await driver.settle()
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 101 }
    #expect(try driver.editor.formattedHomeGoals == "100")
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = -1 }
    #expect(try driver.editor.formattedHomeGoals == "0")
    try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
    try await driver.close()
  }

  @Test("the date and time of a match can be changed")
  func date() async throws {
    let driver = try await MatchesDriver.withMatch()
    try await driver.edit()
    #expect(try driver.editor.playedAt?.value == .now(-60))
    try driver.app.on(EditMatchViewModel.self) { $0.playedAt?.value = .daysAgo(3) }
    try await driver.save()
    #expect(try await driver.store.store.matches().map(\.playedAt) == [.daysAgo(3)])
    try await driver.close()
  }

  @Test(
    "what somebody else has entered meanwhile isn't lost without a question",
    arguments: ["Keep Editing", "Save Mine"]
  )
  func conflict(_ answer: String) async throws {
    let driver = try await MatchesDriver.withMatch()
    let id = try driver.row()
    try await driver.edit()
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 5 }
    let match = try #require(try await driver.store.store.matches().first)
    var theirs = MatchParameters(match)
    theirs.awayGoals = 9
    _ = try await driver.store.store.update(id, with: theirs)
    try await driver.save()
    let prompt = try #require(driver.app.navigation.tree.prompt)
    #expect(prompt.title == "This match was changed meanwhile")
    #expect(prompt.message.hasPrefix("It is Anna 2 : 9 Ben, Oct 7, 2016"))
    try driver.app.answer(answer)
    try await driver.settle()
    if answer == "Keep Editing" {
      #expect(try driver.editor.formattedHomeGoals == "5")
      #expect(try await driver.store.store.matches().map(\.awayGoals) == [9])
    } else {
      try await driver.expect(rows: ["Anna 5 : 1 Ben"])
    }
    try await driver.close()
  }
}
