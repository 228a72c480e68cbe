public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var matchesViews: [ViewRegistration] {
  MatchesView.self
  EditMatchView.self
  PlayersView.self
  RankingsView.self
  PlayerView.self
  SettingsView.self
}
