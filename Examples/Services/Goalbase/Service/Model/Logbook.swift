/// All players and matches at one moment.
package struct Logbook: Equatable, Sendable {
  /// The players, sorted by name.
  package let players: [Player]
  /// The matches, the last added first.
  package let matches: [Match]

  /// Creates a logbook.
  ///
  /// - Parameters:
  ///   - players: The players, sorted by name.
  ///   - matches: The matches, newest first; their sides are indices of `players`.
  package init(players: [Player], matches: [Match]) {
    self.players = players
    self.matches = matches
  }
}
