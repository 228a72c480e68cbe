import MatchesModel
import MatchesViewModels
import Usher
import UsherPreviews

let playersPreviews = [
  Preview("Players", "loaded") { players($0) },
  Preview("Players", "loading") { players($0, MemoryMatches(.silent)) },
  Preview("Players", "empty") { players($0, MemoryMatches(players: [], matches: [])) },
  Preview("Players", "failed") { players($0, MemoryMatches(.failing)) },
  Preview("Players", "editing") { screen in
    players(screen).acting(on: screen, once: \.canEdit) { $0.editButtonTapped() }
  },
  Preview("Players", "no match") {
    players(
      $0,
      match: .failed(old: nil, message: EnglishWords().noSuchMatch, canRetry: false)
    )
  },
  Preview("Players", "long texts") { players($0, MemoryMatches(players: .long, matches: [])) },
]

let rankingsPreviews = [
  Preview("Rankings", "loaded") { rankings($0) },
  Preview("Rankings", "loading") { rankings($0, MemoryMatches(.silent)) },
  Preview("Rankings", "empty") { rankings($0, MemoryMatches(players: [], matches: [])) },
  Preview("Rankings", "failed") { rankings($0, MemoryMatches(.failing)) },
  Preview("Rankings", "one match") { rankings($0, MemoryMatches(matches: [.first])) },
  Preview("Rankings", "without dates") { rankings($0, MemoryMatches(matches: .undated)) },
  Preview("Rankings", "long texts") { rankings($0, MemoryMatches(players: .long, matches: .long)) },
]

let playerPreviews = [
  Preview("Player", "loaded") { player($0) },
  Preview("Player", "loading") { player($0, MemoryMatches(.silent)) },
  Preview("Player", "no matches") { player($0, MemoryMatches(matches: [])) },
  Preview("Player", "failed") { player($0, MemoryMatches(.failing)) },
  Preview("Player", "gone") { player($0, MemoryMatches(players: [], matches: [])) },
  Preview("Player", "long texts") { player($0, MemoryMatches(players: .long, matches: .long)) },
]

private func players(
  _ screen: Screen<ManagePlayersViewModel.Event>,
  _ store: MemoryMatches = MemoryMatches(),
  match: Loadable<Void> = .loaded(())
) -> ManagePlayersViewModel {
  let side = Side([[Player].some[0]])
  return ManagePlayersViewModel(
    storage: Storage(store),
    selectedPlayers: ValueBinding {
      side.players
    } set: {
      side.players = $0
    },
    disabledPlayers: .constant([[Player].some[1]]),
    match: { match },
    screen: screen
  )
}

private func rankings(
  _ screen: Screen<RankingsViewModel.Event>,
  _ store: MemoryMatches = MemoryMatches()
) -> RankingsViewModel {
  RankingsViewModel(storage: Storage(store), formats: .fixed, screen: screen)
}

private func player(
  _ screen: Screen<PlayerViewModel.Event>,
  _ store: MemoryMatches = MemoryMatches()
) -> PlayerViewModel {
  PlayerViewModel("anna", storage: Storage(store), formats: .fixed, screen: screen)
}
