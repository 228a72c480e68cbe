import Foundation
import GRDB

/// Changes the logbook in an SQLite file.
package struct SQLiteLogbookWriter: LogbookWriter {
  let database: Database

  package func match(_ id: Match.ID) throws -> Match? {
    guard
      let row = try Row.fetchOne(database, sql: "SELECT * FROM match WHERE id = ?", arguments: [id])
    else { return nil }
    var sides: [Bool: [Player]] = [:]
    let players = try Row.fetchAll(
      database,
      sql: """
        SELECT player.id, player.name, isAway FROM playing
        JOIN player ON player.number = playing.player WHERE match = ?
        """,
      arguments: [row["number"] as Int64]
    )
    for row in players { sides[row[2], default: []].append(Player(id: row[0], name: row[1])) }
    return Match(
      id: id,
      homePlayers: sides[false, default: []].sortedByName(),
      awayPlayers: sides[true, default: []].sortedByName(),
      homeGoals: row["homeGoals"],
      awayGoals: row["awayGoals"],
      playedAt: (row["playedAt"] as Int?).map { Date(milliseconds: $0) }
    )
  }

  package func insert(_ match: Match) throws {
    try checkPlayers(of: match)
    try database.execute(
      sql: """
        INSERT INTO match (number, id, homeGoals, awayGoals, playedAt)
        VALUES ((SELECT number FROM deletedMatch WHERE id = ?1), ?1, ?2, ?3, ?4)
        """,
      arguments: [match.id, match.homeGoals, match.awayGoals, match.playedAt?.milliseconds]
    )
    let number = database.lastInsertedRowID
    try database.execute(sql: "DELETE FROM deletedMatch WHERE id = ?", arguments: [match.id])
    try insertSides(of: match, number: number)
  }

  package func replace(_ match: Match) throws {
    let number = try number(ofMatch: match.id)
    try checkPlayers(of: match)
    try database.execute(
      sql: "UPDATE match SET homeGoals = ?, awayGoals = ?, playedAt = ? WHERE number = ?",
      arguments: [match.homeGoals, match.awayGoals, match.playedAt?.milliseconds, number]
    )
    try database.execute(sql: "DELETE FROM playing WHERE match = ?", arguments: [number])
    try insertSides(of: match, number: number)
  }

  package func delete(_ id: Match.ID) throws -> Match {
    guard let match = try match(id) else { throw MatchesError.notFound }
    try database.execute(
      sql: "INSERT OR REPLACE INTO deletedMatch SELECT id, number FROM match WHERE id = ?",
      arguments: [id]
    )
    try database.execute(sql: "DELETE FROM match WHERE id = ?", arguments: [id])
    return match
  }

  package func insertPlayer(named name: String) throws -> Player {
    let others = try Row.fetchAll(database, sql: "SELECT id, name FROM player")
      .map { Player(id: $0[0], name: $0[1]) }
    let player = try player(named: name, among: others)
    try database.execute(
      sql: "INSERT INTO player (id, name, nameKey) VALUES (?, ?, ?)",
      arguments: [player.id, player.name, PlayerName.key(of: player.name)]
    )
    return player
  }

  package func deletePlayer(_ id: Player.ID) throws {
    let number = try Int64.fetchOne(
      database,
      sql: "SELECT number FROM player WHERE id = ?",
      arguments: [id]
    )
    guard let number else { throw MatchesError.notFound }
    try database.execute(
      sql: "DELETE FROM match WHERE number IN (SELECT match FROM playing WHERE player = ?)",
      arguments: [number]
    )
    try database.execute(sql: "DELETE FROM player WHERE number = ?", arguments: [number])
  }

  private func number(ofMatch id: Match.ID) throws -> Int64 {
    let number = try Int64.fetchOne(
      database,
      sql: "SELECT number FROM match WHERE id = ?",
      arguments: [id]
    )
    guard let number else { throw MatchesError.notFound }
    return number
  }

  private func checkPlayers(of match: Match) throws {
    let known = try String.fetchSet(database, sql: "SELECT id FROM player")
    try MatchParameters(match).check(playersAmong: known)
  }

  private func insertSides(of match: Match, number: Int64) throws {
    let insertion = try database.cachedStatement(
      sql: """
        INSERT INTO playing (match, player, isAway)
        SELECT ?, number, ? FROM player WHERE id = ?
        """
    )
    for side in MatchSide.allCases {
      for player in side == .home ? match.homePlayers : match.awayPlayers {
        try insertion.execute(arguments: [number, side == .away, player.id])
      }
    }
  }
}
