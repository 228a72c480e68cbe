/// Everything that is known at one moment.
public struct Logbook: Equatable, Sendable {
  /// By name.
  public let players: [Player]
  /// Those that were added last come first.
  public let matches: [Match]

  /// Describes a logbook.
  ///
  /// - Parameters:
  ///   - players: by name.
  ///   - matches: the newest first; their sides count from the first of the players.
  public init(players: [Player], matches: [Match]) {
    self.players = players
    self.matches = matches
  }
}
