import Foundation
import MatchesModel
import MatchesViewModels
import Usher
import UsherTesting

/// View models by themselves, without coordinators.
@MainActor
final class Lone {
  let window: TestWindow
  let storage: Storage
  /// The events that the view models sent.
  private(set) var events: [String] = []

  /// - Parameter isActive: Whether the screen is visible from the start.
  init(
    _ store: any MatchStore,
    at location: StorageLocation = .device,
    isActive: Bool = false
  ) {
    window = TestWindow(isActive: isActive, timeZone: Calendar.test.timeZone.identifier)
    storage = Storage(store, at: location)
  }

  var presence: Presence { window.presence }

  func screen<Event>() -> Screen<Event> {
    window.screen { [weak self] in self?.events.append("\($0)") }
  }

  func matches() -> MatchesViewModel {
    MatchesViewModel(storage: storage, formats: .test, screen: screen())
  }

  func newMatch() -> EditMatchViewModel { matches().editViewModel(of: nil, screen: screen()) }

  func home(_ editor: EditMatchViewModel) -> ManagePlayersViewModel {
    editor.manageHomePlayersViewModel(screen: screen())
  }

  func away(_ editor: EditMatchViewModel) -> ManagePlayersViewModel {
    editor.manageAwayPlayersViewModel(screen: screen())
  }

  func players(
    initial: [Player] = [],
    disabled: [Player] = []
  ) -> ManagePlayersViewModel {
    let selection = Selection(Set(initial))
    return ManagePlayersViewModel(
      storage: storage,
      selectedPlayers: selection.bind(\.players),
      disabledPlayers: .constant(Set(disabled)),
      screen: screen()
    )
  }

  func rankings() -> RankingsViewModel {
    RankingsViewModel(storage: storage, formats: .test, screen: screen())
  }

  func wait(until hasHappened: () -> Bool) async {
    while !hasHappened() { await Task.yield() }
  }
}
