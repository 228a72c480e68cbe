/// Everything that is known at one moment.
package struct Logbook: Equatable, Sendable {
  /// By name.
  package let players: [Player]
  /// Those that were added last come first.
  package let matches: [Match]

  /// Describes a logbook.
  ///
  /// - Parameters:
  ///   - players: by name.
  ///   - matches: the newest first; their sides count from the first of the players.
  package init(players: [Player], matches: [Match]) {
    self.players = players
    self.matches = matches
  }
}
