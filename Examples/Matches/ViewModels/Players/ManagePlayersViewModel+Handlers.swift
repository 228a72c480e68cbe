extension ManagePlayersViewModel {
  /// Whom the players tell.
  package struct Handlers {
    let didPressAdd: () -> Void
    let didAskToDelete: (PlayerDeletion) -> Void
    let didFail: (String) -> Void
    /// A player couldn't be made: whose name, and why.
    let didFailToCreate: (_ name: String, _ message: String) -> Void
    /// There is no match to choose them for.
    let didLeave: () -> Void

    package init(
      didPressAdd: @escaping () -> Void,
      didAskToDelete: @escaping (PlayerDeletion) -> Void,
      didFail: @escaping (String) -> Void,
      didFailToCreate: @escaping (_ name: String, _ message: String) -> Void,
      didLeave: @escaping () -> Void
    ) {
      self.didPressAdd = didPressAdd
      self.didAskToDelete = didAskToDelete
      self.didFail = didFail
      self.didFailToCreate = didFailToCreate
      self.didLeave = didLeave
    }
  }
}
