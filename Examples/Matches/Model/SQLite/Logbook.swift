import Foundation
import GRDB

/// The complete content of the store.
struct Logbook: Sendable {
  /// The players, sorted by name.
  let players: [Player]
  /// The matches, newest first.
  let matches: [Match]

  static func createTables(in database: Database) throws {
    // Numbers give the order of creation, and joins on numbers are faster than on ids. The number
    // of a deleted match is kept for the case that the match is restored.
    try database.execute(
      sql: """
        CREATE TABLE player (
          number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL, nameKey TEXT NOT NULL UNIQUE);
        CREATE TABLE match (
          number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
          homeGoals INTEGER NOT NULL CHECK (homeGoals >= 0),
          awayGoals INTEGER NOT NULL CHECK (awayGoals >= 0),
          playedAt INTEGER);
        CREATE TABLE playing (
          match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
          player INTEGER NOT NULL REFERENCES player,
          isAway INTEGER NOT NULL,
          PRIMARY KEY (match, player)) WITHOUT ROWID;
        CREATE INDEX playingOfPlayer ON playing (player);
        CREATE TABLE deletedMatch (id TEXT PRIMARY KEY, number INTEGER NOT NULL);
        """
    )
  }

  init(_ database: Database) throws {
    var byNumber: [Int64: Player] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT number, id, name FROM player") {
      byNumber[row[0]] = Player(id: row[1], name: row[2])
    }
    players = byNumber.values.sortedByName()
    let order = PlayerOrder(sorted: players)
    var sides: [Int64: (home: [Player], away: [Player])] = [:]
    let playing = try Row.fetchCursor(database, sql: "SELECT match, player, isAway FROM playing")
    while let row = try playing.next() {
      guard let player = byNumber[row[1]] else { continue }
      if row[2] {
        sides[row[0], default: ([], [])].away.append(player)
      } else {
        sides[row[0], default: ([], [])].home.append(player)
      }
    }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, id, homeGoals, awayGoals, playedAt FROM match
        ORDER BY playedAt DESC, number DESC
        """
    )
    var matches: [Match] = []
    while let row = try rows.next() {
      let (home, away) = sides[row[0]] ?? ([], [])
      let match = Match(
        id: row[1],
        homePlayers: order.sorted(home),
        awayPlayers: order.sorted(away),
        homeGoals: row[2],
        awayGoals: row[3],
        playedAt: (row[4] as Int?).map { Date(milliseconds: $0) }
      )
      matches.append(match)
    }
    self.matches = matches
  }
}
