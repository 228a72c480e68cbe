/// The reason why a name can't be used for a new player.
package enum PlayerNameProblem: Error, Hashable, Sendable {
  case blank
  /// Another player has the name, perhaps with other letter case.
  case taken
}
