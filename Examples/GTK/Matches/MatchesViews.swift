import MatchesViewModels
public import UsherGTK

/// The views of the app, one for each view model.
@MainActor @ViewsBuilder public var matchesViews: Views {
  MatchesView.self
  EditMatchView.self
  PlayersView.self
  RankingsView.self
  PlayerView.self
  SettingsView.self
}
