import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: saving that fails", .inEveryMode)
struct SavingTests {
  private func entered() async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    let driver = try MatchesDriver(store: store, path: "new")
    try await driver.settle()
    try await driver.choose("Anna", home: true)
    try await driver.choose("Ben", home: false)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 3 }
    return driver
  }

  @Test(
    "the person is told why, what was entered stays, and a second try saves it",
    arguments: [
      MatchesError.service(.unreachable), .service(.status(500)), .service(.malformed),
      .refused("home_goals is invalid"), .storage("disk I/O error"),
    ]
  )
  func failure(_ error: MatchesError) async throws {
    let driver = try await entered()
    driver.store.fail(.create, error)
    try await driver.save()
    let prompt = try #require(driver.app.navigation.tree.prompt)
    #expect(prompt.title == "Oops!")
    #expect(prompt.message == "The match could not be saved. \(error.userMessage)")
    try driver.app.answer("OK")
    #expect(try driver.editor.homePlayersString == "Anna")
    #expect(try driver.editor.formattedHomeGoals == "3")
    driver.store.fail(.create, nil)
    try await driver.save()
    try driver.app.expect("[tab Matches] Matches")
    try await driver.expect(rows: ["Anna 3 : 0 Ben"])
    try await driver.close()
  }

  @Test(
    "half-saved: a match whose answer got lost isn't made a second time",
    arguments: [
      MatchesError.service(.timedOut), .service(.cutOff),
    ]
  )
  func halfSaved(_ error: MatchesError) async throws {
    let driver = try await entered()
    driver.store.fail(.create, error, isHalfDone: true)
    try await driver.save()
    try driver.app.answer("OK")
    driver.store.fail(.create, nil)
    try await driver.save()
    try driver.app.expect("[tab Matches] Matches")
    try await driver.expect(rows: ["Anna 3 : 0 Ben"])
    #expect(driver.store.count(.create) == 1)
    try await driver.close()
  }

  @Test("changed after that, it is one match all the same", arguments: [true, false])
  func changedAfterwards(_ isHalfDone: Bool) async throws {
    let driver = try await entered()
    driver.store.fail(.create, .service(.timedOut), isHalfDone: isHalfDone)
    try await driver.save()
    try driver.app.answer("OK")
    driver.store.fail(.create, nil)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 4 }
    try await driver.save()
    try await driver.expect(rows: ["Anna 4 : 0 Ben"])
    try await driver.close()
  }

  @Test("a match that was deleted meanwhile can't be saved, and that is said")
  func deletedMeanwhile() async throws {
    let driver = try await MatchesDriver.withMatch()
    try await driver.edit()
    let match = try #require(try await driver.store.store.matches().first)
    _ = try await driver.store.store.delete(match.id)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 5 }
    try await driver.save()
    #expect(
      driver.app.navigation.tree.prompt?.message
        == "The match could not be saved. \(MatchesError.notFound.userMessage)"
    )
    try driver.app.answer("OK")
    #expect(try driver.editor.formattedHomeGoals == "5")
    try await driver.close()
  }
}
