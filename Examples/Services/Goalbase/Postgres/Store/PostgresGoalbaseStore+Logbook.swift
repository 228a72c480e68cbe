package import Goalbase
import PostgresClient

extension PostgresGoalbaseStore {
  /// Returns all players, sorted by name.
  package func players() async throws -> Versioned<[Player]> {
    try await pool.perform(.reading) { link in
      try Versioned(version: Self.version(link), value: Self.players(link).players)
    }
  }

  /// Returns the complete logbook, as it was at one moment.
  package func logbook() async throws -> Versioned<Logbook> {
    try await pool.perform(.reading) { link in
      let (players, playerPlaces) = try Self.players(link)
      var (matches, matchPlaces) = try Self.matches(link)
      for (side, path) in [(Side.home, \Match.home), (.away, \Match.away)] {
        let rows = try link.run("SELECT match_id, player_id FROM \(side.table)")
        for row in 0..<rows.count {
          guard let match = matchPlaces[rows.id(row, 0)], let player = playerPlaces[rows.id(row, 1)]
          else { continue }
          matches[match][keyPath: path].append(player)
        }
        for place in matches.indices { matches[place][keyPath: path].sort() }
      }
      return Versioned(
        version: try Self.version(link),
        value: Logbook(players: players, matches: matches)
      )
    }
  }

  /// Returns the players sorted by name, and the index of each.
  private static func players(
    _ link: PostgresLink
  ) throws(PostgresError) -> (players: [Player], places: [PostgresID: Int]) {
    let rows = try link.run("SELECT id, name FROM players")
    var ids: [EntityID: PostgresID] = [:]
    var players: [Player] = []
    for row in 0..<rows.count {
      let id = rows.id(row, 0)
      let player = Player(id: id.entity, name: rows.text(row, 1))
      ids[player.id] = id
      players.append(player)
    }
    players = players.sortedByName()
    var places: [PostgresID: Int] = [:]
    for (place, player) in players.enumerated() {
      if let id = ids[player.id] { places[id] = place }
    }
    return (players, places)
  }

  /// Returns the matches, newest first, without their sides, and the index of each.
  private static func matches(
    _ link: PostgresLink
  ) throws(PostgresError) -> (matches: [Match], places: [PostgresID: Int]) {
    let rows = try link.run(
      """
      SELECT id, home_goals, away_goals, played_at FROM matches
      ORDER BY created_at DESC, number DESC
      """
    )
    var matches: [Match] = []
    var places: [PostgresID: Int] = [:]
    matches.reserveCapacity(rows.count)
    places.reserveCapacity(rows.count)
    for row in 0..<rows.count {
      let id = rows.id(row, 0)
      places[id] = row
      matches.append(
        Match(
          id: id.entity,
          homeGoals: rows.integer(row, 1),
          awayGoals: rows.integer(row, 2),
          playedAt: rows.time(row, 3)
        )
      )
    }
    return (matches, places)
  }
}
