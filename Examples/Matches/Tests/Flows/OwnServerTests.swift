import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: a server that is a part of the program", .timeLimit(.minutes(10)))
struct OwnServerTests {
  @Test(
    "is called this computer, in each language, wherever it listens",
    arguments: [
      ("en", "This computer", "this computer"), ("de", "Dieser Rechner", "dieser Rechner"),
      ("ar", "هذا الحاسوب", "هذا الحاسوب"),
    ]
  )
  func named(_ language: String, _ name: String, _ inSentence: String) async throws {
    let stores = MatchStores(
      device: try FaultyMatchStore(),
      defaultServer: { MatchesDriver.server },
      isDefaultHere: true
    )
    let window = TestWindow(isolation: MainActor.shared, locale: DeviceLocale(language))
    let settings = try SQLiteSettingsStore.inMemory()
    try await settings.setSettings(
      StorageSettings(usesRemoteStore: true, baseURL: "no address"),
      of: "Anna"
    )
    let viewModel = SettingsViewModel(
      choice: StorageChoice(
        stores: stores,
        settings: settings,
        visitor: "Anna",
        device: Device(isolation: MainActor.shared, clock: window.clock),
        scope: window.scope
      ),
      screen: window.screen { _ in }
    )
    while viewModel.content.value == nil { await Task.yield() }
    #expect(viewModel.defaultURL == name)
    #expect(viewModel.addressMessage?.contains(inSentence) == true)
    #expect(viewModel.addressMessage?.contains("localhost") == false)
  }
}
