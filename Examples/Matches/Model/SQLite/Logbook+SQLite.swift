import GRDB

extension Logbook {
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
    var players: [Int: Player] = [:]
    for row in try Row.fetchAll(database, sql: "SELECT number, id, name FROM player") {
      players[row[0]] = Player(id: row[1], name: row[2])
    }
    var playing: [Playing] = []
    let sides = try Row.fetchCursor(database, sql: "SELECT match, player, isAway FROM playing")
    while let row = try sides.next() {
      playing.append(Playing(match: row[0], player: row[1], isAway: row[2]))
    }
    let rows = try Row.fetchCursor(
      database,
      sql: """
        SELECT number, id, homeGoals, awayGoals, playedAt FROM match
        ORDER BY playedAt DESC, number DESC
        """
    )
    var matches: [MatchRow] = []
    while let row = try rows.next() {
      matches.append(
        MatchRow(
          number: row[0],
          id: row[1],
          homeGoals: row[2],
          awayGoals: row[3],
          playedAt: row[4]
        )
      )
    }
    self.init(players: players, playing: playing, matches: matches)
  }
}
