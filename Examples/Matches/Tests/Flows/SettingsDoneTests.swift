import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Matches: Done in the settings", .timeLimit(.minutes(10)))
struct SettingsDoneTests {
  private let window = TestWindow(isolation: MainActor.shared)
  private let told = Told()
  private let settings = PromptSettingsStore()

  final class Told {
    var events: [SettingsViewModel.Event] = []
  }

  private func viewModel() async throws -> SettingsViewModel {
    let stores = MatchStores(device: try FaultyMatchStore()) { MatchesDriver.server }
    let choice = StorageChoice(
      stores: stores,
      settings: settings,
      visitor: "Anna",
      device: Device(isolation: MainActor.shared, clock: window.clock),
      scope: window.scope
    )
    let viewModel = SettingsViewModel(
      choice: choice,
      screen: window.screen { [told] in told.events.append($0) }
    )
    while viewModel.content.value == nil { await Task.yield() }
    return viewModel
  }

  @Test("what was chosen is kept first, and then the settings close, however fast that is")
  func closes() async throws {
    let viewModel = try await viewModel()
    viewModel.usesRemoteStore.value = true
    viewModel.doneButtonTapped()
    #expect(told.events.isEmpty)
    while try await !settings.settings(of: "Anna").usesRemoteStore { await Task.yield() }
    let started = ContinuousClock.now
    while told.events.isEmpty, started.duration(to: .now) < .seconds(10) { await Task.yield() }
    #expect(told.events == [.didPressDone])
  }
}
