import Foundation
package import MatchesModel
import PostgresClient

/// Changes the logbook in a PostgreSQL database. Writers wait for each other, in all processes.
package final class PostgresLogbookWriter: LogbookWriter {
  private let link: PostgresLink
  /// Whether anything has changed.
  private(set) var isChanged = false

  init(_ link: PostgresLink) throws {
    self.link = link
    try link.run("SELECT pg_advisory_xact_lock(hashtextextended('logbook', 0))")
  }

  package func match(_ id: Match.ID) throws -> Match? {
    let rows = try link.run(
      "SELECT number, home_goals, away_goals, played_at FROM logbook_match WHERE id = $1",
      [.text(id)]
    )
    guard rows.count > 0 else { return nil }
    let players = try link.run(
      """
      SELECT logbook_player.id, name, is_away FROM logbook_playing
      JOIN logbook_player ON logbook_player.number = player WHERE match = $1
      """,
      [.integer(rows.integer(0, 0))]
    )
    var sides: [Bool: [Player]] = [:]
    for row in 0..<players.count {
      sides[players.boolean(row, 2), default: []]
        .append(Player(id: players.text(row, 0), name: players.text(row, 1)))
    }
    return Match(
      id: id,
      homePlayers: sides[false, default: []].sortedByName(),
      awayPlayers: sides[true, default: []].sortedByName(),
      homeGoals: rows.integer(0, 1),
      awayGoals: rows.integer(0, 2),
      playedAt: rows.isNull(0, 3) ? nil : Date(milliseconds: rows.integer(0, 3))
    )
  }

  package func insert(_ match: Match) throws {
    try checkPlayers(of: match)
    let rows = try link.run(
      """
      INSERT INTO logbook_match (number, id, home_goals, away_goals, played_at) VALUES (
        coalesce(
          (SELECT number FROM logbook_deleted_match WHERE id = $1),
          nextval(pg_get_serial_sequence('logbook_match', 'number'))),
        $1, $2, $3, $4)
      RETURNING number
      """,
      content(of: match)
    )
    try change("DELETE FROM logbook_deleted_match WHERE id = $1", [.text(match.id)])
    try insertSides(of: match, number: rows.integer(0, 0))
    isChanged = true
  }

  package func replace(_ match: Match) throws {
    let number = try number(in: "logbook_match", of: match.id)
    try checkPlayers(of: match)
    try change(
      "UPDATE logbook_match SET home_goals = $2, away_goals = $3, played_at = $4 WHERE id = $1",
      content(of: match)
    )
    try change("DELETE FROM logbook_playing WHERE match = $1", [.integer(number)])
    try insertSides(of: match, number: number)
  }

  package func delete(_ id: Match.ID) throws -> Match {
    guard let match = try match(id) else { throw MatchesError.notFound }
    try change(
      """
      INSERT INTO logbook_deleted_match SELECT id, number FROM logbook_match WHERE id = $1
      ON CONFLICT (id) DO UPDATE SET number = excluded.number
      """,
      [.text(id)]
    )
    try change("DELETE FROM logbook_match WHERE id = $1", [.text(id)])
    return match
  }

  package func insertPlayer(named name: String) throws -> Player {
    let rows = try link.run("SELECT id, name FROM logbook_player")
    let others = (0..<rows.count).map { Player(id: rows.text($0, 0), name: rows.text($0, 1)) }
    let player = try player(named: name, among: others)
    try change(
      "INSERT INTO logbook_player (id, name, name_key) VALUES ($1, $2, $3)",
      [.text(player.id), .text(player.name), .text(PlayerName.key(of: player.name))]
    )
    return player
  }

  package func deletePlayer(_ id: Player.ID) throws {
    let number = PostgresParameter.integer(try number(in: "logbook_player", of: id))
    try change(
      """
      DELETE FROM logbook_match WHERE number IN (SELECT match FROM logbook_playing WHERE player = $1)
      """,
      [number]
    )
    try change("DELETE FROM logbook_player WHERE number = $1", [number])
  }

  private func change(_ sql: String, _ parameters: [PostgresParameter]) throws {
    if try link.run(sql, parameters).changes > 0 { isChanged = true }
  }

  private func content(of match: Match) -> [PostgresParameter] {
    [
      .text(match.id), .integer(match.homeGoals), .integer(match.awayGoals),
      .integer(match.playedAt?.milliseconds),
    ]
  }

  private func number(in table: String, of id: String) throws -> Int {
    let rows = try link.run("SELECT number FROM \(table) WHERE id = $1", [.text(id)])
    guard rows.count > 0 else { throw MatchesError.notFound }
    return rows.integer(0, 0)
  }

  private func checkPlayers(of match: Match) throws {
    let rows = try link.run("SELECT id FROM logbook_player")
    try MatchParameters(match).check(playersAmong: Set((0..<rows.count).map { rows.text($0, 0) }))
  }

  private func insertSides(of match: Match, number: Int) throws {
    for side in MatchSide.allCases {
      let players = side == .home ? match.homePlayers : match.awayPlayers
      try change(
        """
        INSERT INTO logbook_playing (match, player, is_away)
        SELECT $1, number, $2 FROM logbook_player WHERE id = ANY ($3)
        """,
        [.integer(number), .boolean(side == .away), .texts(players.map(\.id))]
      )
    }
  }
}
