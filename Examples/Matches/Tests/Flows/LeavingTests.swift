import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: leaving the editor", .inEveryMode)
struct LeavingTests {
  private let question = "Discard your changes?"

  private func changed() async throws -> MatchesDriver {
    let driver = try await MatchesDriver.withMatch()
    try await driver.edit()
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 5 }
    return driver
  }

  @Test("without changes nobody is asked")
  func unchanged() async throws {
    let driver = try await MatchesDriver.withMatch()
    try await driver.edit()
    try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
    try driver.app.expect("[tab Matches] Matches")
    try await driver.close()
  }

  @Test(
    "unsaved changes are asked about at every door, and stay when the person does",
    arguments: ["cancel", "back", "swipe", "link"]
  )
  func doors(_ door: String) async throws {
    let driver = try await changed()
    for answer in ["Keep Editing", "Discard"] {
      switch door {
      case "cancel": try driver.app.on(EditMatchViewModel.self) { $0.cancelButtonTapped() }
      case "back": try driver.app.back()
      case "swipe": try driver.app.swipeDown()
      default: #expect(try driver.app.open("") == .asking)
      }
      #expect(driver.app.navigation.tree.prompt?.title == question)
      try driver.app.answer(answer)
      try await driver.settle()
      if answer == "Keep Editing" {
        #expect(try driver.editor.formattedHomeGoals == "5")
      }
    }
    #expect(!driver.app.drawing.contains("Edit Match"))
    #expect(try await driver.store.store.matches().map(\.homeGoals) == [2])
    try await driver.close()
  }

  @Test(
    "a link to another tab discards nothing, and asks nobody: the editor is there when one comes back"
  )
  func otherTab() async throws {
    let driver = try await changed()
    #expect(try driver.app.open("rankings") == .allowed)
    try driver.app.select(tab: "Matches")
    try await driver.settle()
    #expect(try driver.editor.formattedHomeGoals == "5")
    try driver.app.back()
    try driver.app.answer("Discard")
    try await driver.close()
  }

  @Test("what was changed back is no change")
  func changedBack() async throws {
    let driver = try await changed()
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 2 }
    try driver.app.back()
    try driver.app.expect("[tab Matches] Matches")
    try await driver.close()
  }

  @Test("a window that closes is asked about, too")
  func window() async throws {
    let driver = try await changed()
    #expect(driver.app.navigation.asksBeforeClosing)
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 2 }
    #expect(!driver.app.navigation.asksBeforeClosing)
    try await driver.close()
  }

  @Test("choosing players leads back without a question")
  func players() async throws {
    let driver = try await changed()
    try driver.app.on(EditMatchViewModel.self) { $0.homePlayersButtonTapped() }
    try await driver.settle()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Edit Match ▸ Players")
    #expect(driver.app.path.hasSuffix("/home-players"))
    try driver.app.back()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Edit Match")
    #expect(try driver.editor.formattedHomeGoals == "5")
    try await driver.close()
  }
}
