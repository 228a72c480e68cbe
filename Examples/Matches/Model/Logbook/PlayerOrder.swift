extension Sequence<Player> {
  /// Returns the players sorted by name, ignoring case; equal names are sorted by their exact
  /// spelling, then by id.
  package func sortedByName() -> [Player] {
    // Making a key takes longer than comparing keys, so each is made once.
    map { (key: PlayerName.key(of: $0.name), player: $0) }
      .sorted { ($0.key, $0.player.name, $0.player.id) < ($1.key, $1.player.name, $1.player.id) }
      .map(\.player)
  }
}

/// The order of players by name, made once to sort many sides.
struct PlayerOrder {
  private var ranks: [Player.ID: Int] = [:]

  init(sorted players: [Player]) {
    ranks.reserveCapacity(players.count)
    for (rank, player) in players.enumerated() { ranks[player.id] = rank }
  }

  /// - Parameter side: Players that existed when the order was made.
  func sorted(_ side: [Player]) -> [Player] {
    guard side.count > 1 else { return side }
    return side.map { (rank: ranks[$0.id] ?? .max, player: $0) }
      .sorted { $0.rank < $1.rank }
      .map(\.player)
  }
}
