import CloudyModel
import CloudyViewModels
import Usher
import UsherPreviews

let settingsPreviews = [
  Preview("Settings", "loaded") { settings($0, MemoryPlaces()) },
  Preview("Settings", "loading") { settings($0, MemoryPlaces(.silent)) },
  Preview("Settings", "failed") { settings($0, MemoryPlaces(.failing)) },
  Preview("Settings", "not stored") { screen in
    settings(screen, MemoryPlaces(.failingToWrite))
      .acting(on: screen, once: { $0.sections.value != nil }) {
        $0.select(TimeNotation.twentyFourHour.rawValue)
      }
  },
]

private func settings(
  _ screen: Screen<SettingsViewModel.Event>,
  _ places: MemoryPlaces
) -> SettingsViewModel {
  SettingsViewModel(whereabouts: .of(places, screen), screen: screen)
}

extension Whereabouts {
  static func of<Event>(_ places: MemoryPlaces, _ screen: Screen<Event>) -> Whereabouts {
    Whereabouts(
      store: places,
      visitor: "visitor",
      names: FixedPlaces(),
      device: screen.device,
      scope: screen.scope
    )
  }
}
