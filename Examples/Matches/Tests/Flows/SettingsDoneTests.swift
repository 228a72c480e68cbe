import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: Done in the settings", .timeLimit(.minutes(1)))
struct SettingsDoneTests {
  private let scope = Scope(isolation: MainActor.shared, clock: TestClock())
  private let noted = Noted()
  private let settings = PromptSettingsStore()

  private func viewModel() async throws -> SettingsViewModel {
    let stores = MatchStores(device: try FaultyMatchStore()) { MatchesDriver.server }
    let choice = StorageChoice(stores: stores, settings: settings, visitor: "Anna", scope: scope)
    let viewModel = SettingsViewModel(
      choice: choice,
      scope: scope,
      didPressDone: noted.note("done")
    )
    while viewModel.content.value == nil { await Task.yield() }
    return viewModel
  }

  @Test("what was chosen is kept first, and then the settings close, however fast that is")
  func closes() async throws {
    let viewModel = try await viewModel()
    viewModel.usesRemoteStore.value = true
    viewModel.doneButtonTapped()
    #expect(noted.events.isEmpty)
    while try await !settings.settings(of: "Anna").usesRemoteStore { await Task.yield() }
    let started = ContinuousClock.now
    while noted.events.isEmpty, started.duration(to: .now) < .seconds(10) { await Task.yield() }
    #expect(noted.events == ["done"])
  }
}
