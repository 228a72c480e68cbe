import Foundation
import MatchesModel
import MatchesViewModels
import Usher
import UsherPreviews

let settingsPreviews = [
  Preview("Settings", "on this device") { settings($0, MemorySettings()) },
  Preview("Settings", "at a server") {
    settings($0, MemorySettings(server: "https://goals.example.org/"))
  },
  Preview("Settings", "loading") { settings($0, MemorySettings(.silent)) },
  Preview("Settings", "failed") { settings($0, MemorySettings(.failing)) },
  Preview("Settings", "invalid address") {
    settings($0, MemorySettings(server: "no address"))
  },
  Preview("Settings", "not stored") { screen in
    settings(screen, MemorySettings(.failingToWrite))
      .acting(on: screen, once: { $0.content.value != nil }) { $0.usesRemoteStore.value = true }
  },
  Preview("Settings", "long texts") {
    settings($0, MemorySettings(server: "https://\(LongText.word).example.org/api/v1/"))
  },
]

private func settings(
  _ screen: Screen<SettingsViewModel.Event>,
  _ store: MemorySettings
) -> SettingsViewModel {
  SettingsViewModel(
    choice: StorageChoice(
      stores: MatchStores(
        device: MemoryMatches(),
        defaultServer: { .server },
        remote: { _ in MemoryMatches() }
      ),
      settings: store,
      visitor: "visitor",
      device: screen.device,
      scope: screen.scope
    ),
    screen: screen
  )
}

extension URL {
  fileprivate static let server =
    URL(string: "https://goals.example.com/api/v1/") ?? URL(filePath: "/")
}
