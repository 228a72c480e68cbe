import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: deleting", .inEveryMode)
struct DeletingTests {
  /// An app with three matches: Anna 0 : 1 Ben is the newest.
  private func three() async throws -> MatchesDriver {
    let store = try FaultyMatchStore()
    let players = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    for goals in [3, 2, 1] {
      try await MatchesDriver.add(
        players[0],
        0,
        goals,
        players[1],
        at: .now(Double(-goals * 60)),
        to: store.store
      )
    }
    let driver = try MatchesDriver(store: store)
    try await driver.settle()
    return driver
  }

  private func delete(_ index: Int, _ driver: MatchesDriver) async throws {
    let id = try driver.row(index)
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.settle()
  }

  @Test("a deleted match is gone at once, and comes back to its place")
  func undo() async throws {
    let driver = try await three()
    let id = try driver.row(1)
    try await delete(1, driver)
    try await driver.expect(rows: ["Anna 0 : 1 Ben", "Anna 0 : 3 Ben"])
    #expect(try driver.matches.undoText == "Anna 0 : 2 Ben was deleted.")
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    try await driver.expect(rows: ["Anna 0 : 1 Ben", "Anna 0 : 2 Ben", "Anna 0 : 3 Ben"])
    #expect(try driver.row(1) == id)
    #expect(try driver.matches.undoText == nil)
    try await driver.close()
  }

  @Test("several come back one after the other, the last first")
  func several() async throws {
    let driver = try await three()
    try await delete(0, driver)
    try await delete(0, driver)
    #expect(try driver.matches.undoText == "Anna 0 : 2 Ben and 1 more were deleted.")
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    try await driver.expect(rows: ["Anna 0 : 2 Ben", "Anna 0 : 3 Ben"])
    try driver.app.on(MatchesViewModel.self) { $0.dismissUndoButtonTapped() }
    #expect(try driver.matches.undoText == nil)
    try await driver.close()
  }

  @Test("the last one leaves the empty list")
  func last() async throws {
    let driver = try await MatchesDriver.withMatch()
    try await delete(0, driver)
    #expect(try driver.matches.isEmpty)
    #expect(try driver.matches.sections.count == 1)
    try await driver.close()
  }

  @Test("F1.4: one that can't be deleted shows again, and the person is told")
  func failure() async throws {
    let driver = try await three()
    driver.store.fail(.delete, .service(.status(503)))
    try await delete(1, driver)
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    let error = MatchesError.service(.status(503))
    #expect(driver.app.navigation.tree.prompt?.message == error.userMessage)
    try driver.app.answer("OK")
    try await driver.settle()
    #expect(try driver.rows.count == 3)
    #expect(try driver.matches.undoText == nil)
    driver.store.fail(.delete, nil)
    try await delete(1, driver)
    try await driver.expect(rows: ["Anna 0 : 1 Ben", "Anna 0 : 3 Ben"])
    try await driver.close()
  }

  @Test("one that can't come back can be tried again")
  func undoFailure() async throws {
    let driver = try await three()
    try await delete(1, driver)
    driver.store.fail(.restore, .service(.unreachable))
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    try driver.app.answer("OK")
    try await driver.settle()
    driver.store.fail(.restore, nil)
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    #expect(try driver.rows.count == 3)
    try await driver.close()
  }

  @Test("one that somebody else has deleted is no failure, and isn't for this person to bring back")
  func elsewhere() async throws {
    let driver = try await three()
    driver.store.fail(.delete, .notFound, isHalfDone: true)
    try await delete(0, driver)
    #expect(driver.app.navigation.tree.prompt == nil)
    #expect(try driver.matches.undoText == nil)
    #expect(try driver.rows.count == 2)
    try await driver.close()
  }

  @Test("one that can never come back doesn't stand before those that can")
  func never() async throws {
    let driver = try await three()
    try await delete(0, driver)
    try await delete(0, driver)
    driver.store.fail(.restore, .invalidMatch([]))
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    #expect(driver.app.navigation.tree.prompt?.title == "Oops!")
    try driver.app.answer("OK")
    try await driver.settle()
    driver.store.fail(.restore, nil)
    #expect(try driver.matches.undoText == "Anna 0 : 1 Ben was deleted.")
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.expect(rows: ["Anna 0 : 1 Ben", "Anna 0 : 3 Ben"])
    try await driver.close()
  }
}
