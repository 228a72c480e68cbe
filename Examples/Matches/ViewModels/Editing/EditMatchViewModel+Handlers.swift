extension EditMatchViewModel {
  /// Whom the editor tells.
  package struct Handlers {
    let didPressHomePlayers: () -> Void
    let didPressAwayPlayers: () -> Void
    let didCancel: () -> Void
    let didSave: () -> Void
    let didFail: (String) -> Void
    /// Somebody else has changed the match meanwhile; what it is now.
    let didConflict: (String) -> Void

    package init(
      didPressHomePlayers: @escaping () -> Void,
      didPressAwayPlayers: @escaping () -> Void,
      didCancel: @escaping () -> Void,
      didSave: @escaping () -> Void,
      didFail: @escaping (String) -> Void,
      didConflict: @escaping (String) -> Void
    ) {
      self.didPressHomePlayers = didPressHomePlayers
      self.didPressAwayPlayers = didPressAwayPlayers
      self.didCancel = didCancel
      self.didSave = didSave
      self.didFail = didFail
      self.didConflict = didConflict
    }
  }
}
