/// The prompt before a player is deleted.
package struct PlayerDeletion {
  /// The player.
  package let id: PlayerRow.ID
  package let question: String
  package let message: String

  init(id: PlayerRow.ID, name: String, matches: Int, _ words: any MatchesWords) {
    self.id = id
    question = words.deletePlayer(name)
    message = words.deletion(of: name, withMatches: matches)
  }
}
