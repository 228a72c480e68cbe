/// The prompt before a player is deleted.
package struct PlayerDeletion {
  /// The player.
  package let id: PlayerRow.ID
  package let question: String
  package let message: String

  init(id: PlayerRow.ID, name: String, matches: Int) {
    self.id = id
    question = "Delete \(name)?"
    let others =
      switch matches {
      case 0: "There are no matches of \(name)."
      case 1: "One match of \(name) is deleted, too."
      default: "\(matches) matches of \(name) are deleted, too."
      }
    message = "\(others) This can’t be undone."
  }
}
