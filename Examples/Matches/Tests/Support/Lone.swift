import MatchesModel
import MatchesViewModels
import Usher
import UsherTesting

/// View models by themselves, without coordinators.
@MainActor
final class Lone {
  let window = BareWindow()
  let presence: Presence
  let storage: Storage
  let noted = Noted()

  /// - Parameter isActive: whether somebody looks at once.
  init(
    _ store: any MatchStore,
    at location: StorageLocation = .device,
    isActive: Bool = false
  ) {
    presence = Presence(isActive: isActive)
    storage = Storage(store, at: location)
  }

  var clock: TestClock { window.clock }
  var scope: Scope { window.scope }

  func matches() -> MatchesViewModel {
    MatchesViewModel(
      storage: storage,
      formats: .test,
      presence: presence,
      scope: scope,
      MatchesViewModel.Handlers(
        didPressAdd: noted.note("add"),
        didSelectMatch: noted.note("match"),
        didPressSettings: noted.note("settings"),
        didFail: noted.note("failed:")
      )
    )
  }

  var editHandlers: EditMatchViewModel.Handlers {
    EditMatchViewModel.Handlers(
      didPressHomePlayers: noted.note("home"),
      didPressAwayPlayers: noted.note("away"),
      didCancel: noted.note("cancel"),
      didSave: noted.note("saved"),
      didFail: noted.note("failed:"),
      didConflict: noted.note("conflict:")
    )
  }

  var playersHandlers: ManagePlayersViewModel.Handlers {
    ManagePlayersViewModel.Handlers(
      didPressAdd: noted.note("add"),
      didAskToDelete: noted.note("delete?"),
      didFail: noted.note("failed:"),
      didFailToCreate: { [noted] in noted.events.append("failed to create \($0): \($1)") },
      didLeave: noted.note("leave")
    )
  }

  func newMatch() -> EditMatchViewModel {
    matches().editViewModelForNewMatch(scope: scope, editHandlers)
  }

  func home(_ editor: EditMatchViewModel) -> ManagePlayersViewModel {
    editor.manageHomePlayersViewModel(presence: presence, scope: scope, playersHandlers)
  }

  func away(_ editor: EditMatchViewModel) -> ManagePlayersViewModel {
    editor.manageAwayPlayersViewModel(presence: presence, scope: scope, playersHandlers)
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
      presence: presence,
      scope: scope,
      playersHandlers
    )
  }

  func rankings() -> RankingsViewModel {
    RankingsViewModel(
      storage: storage,
      formats: .test,
      presence: presence,
      scope: scope,
      didSelectPlayer: noted.note("player")
    )
  }

  func wait(until hasHappened: () -> Bool) async {
    while !hasHappened() { await Task.yield() }
  }
}
