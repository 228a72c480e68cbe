import Foundation
import MatchesModel
import MatchesViewModels
import RESTErrors
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: where they are kept", .inEveryMode)
struct StorageTests {
  /// Here is Anna 2 : 1 Ben, at the server Carla 5 : 0 Dora.
  private func driver(path: String? = nil) async throws -> MatchesDriver {
    let (store, remote) = (try FaultyMatchStore(), try FaultyMatchStore())
    let here = try await MatchesDriver.add(["Anna", "Ben"], to: store.store)
    try await MatchesDriver.add(here[0], 2, 1, here[1], to: store.store)
    let there = try await MatchesDriver.add(["Carla", "Dora"], to: remote.store)
    try await MatchesDriver.add(there[0], 5, 0, there[1], to: remote.store)
    let driver = try MatchesDriver(store: store, remote: remote, path: path)
    try await driver.settle()
    return driver
  }

  private func settings(_ driver: MatchesDriver) throws -> SettingsViewModel {
    try driver.app.top()
  }

  private func choose(
    _ driver: MatchesDriver,
    remote: Bool,
    baseURL: String = ""
  ) async throws {
    try await driver.settings.setSettings(
      StorageSettings(usesRemoteStore: remote, baseURL: baseURL),
      of: MatchesDriver.visitor
    )
    try await driver.settle()
  }

  @Test("the default is this device")
  func defaults() async throws {
    let driver = try await driver(path: "settings")
    #expect(try !settings(driver).usesRemoteStore.value)
    #expect(try settings(driver).baseURL.value.isEmpty)
    #expect(try settings(driver).defaultURL == "http://localhost:3000/api/v1/")
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await driver.expect(rows: ["Anna 2 : 1 Ben"])
    try await driver.close()
  }

  @Test("switched in the settings, both tabs show what the other store has; and back")
  func switching() async throws {
    let driver = try await driver(path: "settings")
    try driver.app.on(SettingsViewModel.self) { $0.usesRemoteStore.value = true }
    try await driver.settle()
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    try driver.app.select(tab: "Rankings")
    try await driver.settle()
    #expect(try driver.rankings.rows.map(\.name) == ["Carla", "Dora"])
    try await choose(driver, remote: false)
    _ = try? await driver.app.wait { (try? driver.rankings.rows.first?.name) == "Anna" }
    #expect(try driver.rankings.rows.map(\.name) == ["Anna", "Ben"])
    try await driver.close()
  }

  @Test(
    "F1.9: an editor and what was entered stay when storage is switched, and go where they belong"
  )
  func modal() async throws {
    let driver = try await driver()
    try await driver.edit()
    try driver.app.on(EditMatchViewModel.self) { $0.homeGoals.value = 7 }
    try await driver.settle()
    try await choose(driver, remote: true)
    _ = try? await driver.app.wait { (try? driver.editor.notice) != nil }
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Edit Match")
    #expect(try driver.editor.formattedHomeGoals == "7")
    #expect(
      try driver.editor.notice
        == "Storage was switched meanwhile. This match stays on this device."
    )
    try driver.app.on(EditMatchViewModel.self) { $0.homePlayersButtonTapped() }
    try await driver.settle()
    #expect(try driver.players.rows.map(\.name) == ["Anna", "Ben"])
    try driver.app.back()
    try await driver.save()
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    #expect(try await driver.store.store.matches().map(\.homeGoals) == [7])
    #expect(try await driver.remote.store.matches().map(\.homeGoals) == [5])
    try await driver.close()
  }

  @Test("what was deleted comes back to where it was deleted, wherever matches are kept by then")
  func undo() async throws {
    let driver = try await driver()
    let id = try driver.row()
    try driver.app.on(MatchesViewModel.self) { $0.deleteMatch(at: id) }
    try await driver.settle()
    try await choose(driver, remote: true)
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    try driver.app.on(MatchesViewModel.self) { $0.undoButtonTapped() }
    try await driver.settle()
    #expect(try await driver.store.store.matches().count == 1)
    #expect(try await driver.remote.store.matches().count == 1)
    try await driver.close()
  }

  @Test("what one store has isn't shown as another's that can't be read")
  func otherStore() async throws {
    let driver = try await driver()
    driver.remote.fail(.matches, .service(.unreachable))
    try await choose(driver, remote: true)
    _ = try? await driver.app.wait { (try? driver.matches.message) != nil }
    #expect(try driver.matches.message == MatchesError.service(.unreachable).userMessage)
    try await driver.expect(rows: [])
    driver.remote.fail(.matches, nil)
    try driver.app.on(MatchesViewModel.self) { $0.refresh() }
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    try await driver.close()
  }

  @Test("an address is used when the person pauses; a slash at its end is added")
  func baseURL() async throws {
    let driver = try await driver(path: "settings")
    try driver.app.on(SettingsViewModel.self) { $0.usesRemoteStore.value = true }
    try await driver.settle()
    try driver.app.on(SettingsViewModel.self) {
      $0.baseURL.value = "http://localhost:3000/api/v1"
    }
    await driver.app.clock.advance(by: .milliseconds(800))
    try await driver.settle()
    #expect(
      try await driver.settings.settings(of: MatchesDriver.visitor)
        == StorageSettings(usesRemoteStore: true, baseURL: "http://localhost:3000/api/v1")
    )
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    try await driver.close()
  }

  @Test("an address that is none falls back to the default, and that is said")
  func noAddress() async throws {
    let driver = try await driver(path: "settings")
    try driver.app.on(SettingsViewModel.self) {
      $0.usesRemoteStore.value = true
      $0.baseURL.value = "nonsense"
      $0.baseURLSubmitted()
    }
    try await driver.settle()
    let message = try settings(driver).addressMessage
    #expect(
      message == "This isn’t a web address, so http://localhost:3000/api/v1/ is used instead."
    )
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await driver.expect(rows: ["Carla 5 : 0 Dora"])
    try await driver.close()
  }

  @Test("a server that mustn't be asked is told, isn't kept, and what was typed stays")
  func refused() async throws {
    let driver = try await driver(path: "settings")
    try driver.app.on(SettingsViewModel.self) {
      $0.usesRemoteStore.value = true
      $0.baseURL.value = "http://10.0.0.1/"
      $0.doneButtonTapped()
    }
    await driver.app.clock.advance(by: .milliseconds(800))
    try await driver.settle()
    try driver.app.expect("[tab Matches] Matches ▸ [sheet] Settings")
    let refusal = MatchesError.refused("No other server.").userMessage
    #expect(try settings(driver).message == refusal)
    #expect(try settings(driver).baseURL.value == "http://10.0.0.1/")
    let stored = try await driver.settings.settings(of: MatchesDriver.visitor)
    #expect(stored == StorageSettings(usesRemoteStore: true))
    try await driver.close()
  }

  @Test("a server that mustn't be asked any more locks nobody out of the settings")
  func lockedOut() async throws {
    let settings = try SQLiteSettingsStore.inMemory()
    try await settings.setSettings(
      StorageSettings(usesRemoteStore: true, baseURL: "http://10.0.0.1/"),
      of: MatchesDriver.visitor
    )
    let driver = try MatchesDriver(settings: settings)
    try await driver.settle()
    #expect(
      try driver.matches.message == MatchesError.refused("No other server.").userMessage
    )
    try driver.app.on(MatchesViewModel.self) { $0.settingsButtonTapped() }
    try await driver.settle()
    #expect(try self.settings(driver).usesRemoteStore.value)
    try driver.app.on(SettingsViewModel.self) { $0.usesRemoteStore.value = false }
    try await driver.settle()
    try driver.app.on(SettingsViewModel.self) { $0.doneButtonTapped() }
    try await driver.settle()
    _ = try? await driver.app.wait { (try? driver.matches.isEmpty) == true }
    #expect(try driver.matches.isEmpty)
    try await driver.close()
  }

  @Test("what was typed is kept by whatever closes the settings")
  func closing() async throws {
    let driver = try await driver(path: "settings")
    try driver.app.on(SettingsViewModel.self) { $0.baseURL.value = "http://localhost:3000/" }
    try driver.app.back()
    try await driver.app.wait { driver.app.clock.sleepers > 0 }
    await driver.app.clock.advance(by: .milliseconds(800))
    try await driver.settle()
    let settings = try await driver.settings.settings(of: MatchesDriver.visitor)
    #expect(settings.baseURL == "http://localhost:3000/")
    try await driver.close()
  }
}
