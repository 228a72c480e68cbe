import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Goalbase spec: players", .onEachStore)
struct PlayersTests {
  @Test("GET players: empty")
  func empty() async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.get("players")
      #expect(answer.status == 200 && answer.body == "[]")
      #expect(answer["Content-Type"] == "application/json; charset=utf-8")
    }
  }

  @Test("GET players: one, with its id and name and nothing else")
  func one() async throws {
    try await RunningGoalbase.run { goalbase in
      let id = try await goalbase.add(player: "Anna")
      #expect(id == id.lowercased() && EntityID(id) != nil)
      #expect(try await goalbase.get("players").body == #"[{"id":"\#(id)","name":"Anna"}]"#)
    }
  }

  @Test("GET players: alphabetical, as people sort")
  func alphabetical() async throws {
    try await RunningGoalbase.run { goalbase in
      for name in ["Zoë", "ben", "Émile", "Carl", "Anna", "Erik", "anna", "Ben"] {
        try await goalbase.add(player: name)
      }
      #expect(
        try await goalbase.get("players").players.map(\.name)
          == ["Anna", "anna", "Ben", "ben", "Carl", "Émile", "Erik", "Zoë"]
      )
    }
  }

  @Test("players of one name are in the order of their ids, each time")
  func sameName() async throws {
    try await RunningGoalbase.run { goalbase in
      for _ in 0..<8 { try await goalbase.add(player: "Anna") }
      let ids = try await goalbase.get("players").players.map(\.id)
      #expect(ids == ids.sorted() && Set(ids).count == 8)
    }
  }

  @Test("POST player: +1, 201, and the raw record")
  func post() async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.send("POST", "players", body: #"{"name":"Anna"}"#)
      #expect(answer.status == 201)
      let id = try answer.id
      let time = "2016-10-06T12:00:00.500Z"
      #expect(
        answer.body
          == #"{"id":"\#(id)","name":"Anna","created_at":"\#(time)","updated_at":"\#(time)"}"#
      )
      #expect(try await goalbase.get("players").players == [SentPlayer(id: id, name: "Anna")])
    }
  }

  @Test(
    "a name is stored without the space around it, and with everything else",
    arguments: [
      (#"  Anna Lena\t\n"#, "Anna Lena"), (#"\"\\ö/\u00e9🙂"#, "\"\\ö/é🙂"),
      (#"\u00a0x\u2003"#, "x"), ("'); DROP TABLE players; --", "'); DROP TABLE players; --"),
    ]
  )
  func names(_ sent: String, _ stored: String) async throws {
    try await RunningGoalbase.run { goalbase in
      try await goalbase.add(player: sent)
      #expect(try await goalbase.get("players").players.map(\.name) == [stored])
    }
  }

  @Test("DELETE player: −1, 200, and the raw record")
  func delete() async throws {
    try await RunningGoalbase.run { goalbase in
      let id = try await goalbase.add(player: "Anna")
      try await goalbase.add(player: "Ben")
      goalbase.clock.advance(60)
      let answer = try await goalbase.send("DELETE", "players/\(id.uppercased())")
      #expect(answer.status == 200)
      let time = "2016-10-06T12:00:00.500Z"
      #expect(
        answer.body
          == #"{"id":"\#(id)","name":"Anna","created_at":"\#(time)","updated_at":"\#(time)"}"#
      )
      #expect(try await goalbase.get("players").players.map(\.name) == ["Ben"])
    }
  }

  @Test("the matches of a deleted player stay, with a side that may be empty")
  func matchesStay() async throws {
    try await RunningGoalbase.run { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      try await goalbase.add(MatchBody([anna], [ben]))
      let path = "players/\(anna)?with_matches=false"
      #expect(try await goalbase.send("DELETE", path).status == 200)
      let matches = try await goalbase.get("matches").matches
      #expect(matches.map(\.homePlayers) == [[]])
      #expect(matches.map(\.awayPlayers) == [[SentPlayer(id: ben, name: "Ben")]])
      #expect(try await goalbase.get("rankings").table == ["Ben 0.0"])
    }
  }

  @Test("nothing in the database refers to who is deleted", arguments: [false, true])
  func references(_ withMatches: Bool) async throws {
    try await TestDatabase.run { database in
      try await RunningGoalbase.run(database.open()) { goalbase in
        let anna = try await goalbase.add(player: "Anna")
        let ben = try await goalbase.add(player: "Ben")
        try await goalbase.add(MatchBody([anna], [ben]))
        try await goalbase.add(MatchBody([ben], [anna]))
        let path = "players/\(anna)?with_matches=\(withMatches)"
        #expect(try await goalbase.send("DELETE", path).status == 200)
        let parts = try await database.texts(
          """
          SELECT player_id FROM matches_home_players
          UNION ALL SELECT player_id FROM matches_away_players
          """
        )
        #expect(parts == (withMatches ? [] : [ben, ben]))
      }
    }
  }

  @Test("with_matches deletes the player's matches of both sides, and no others")
  func withMatches() async throws {
    try await RunningGoalbase.run { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      let carl = try await goalbase.add(player: "Carl")
      try await goalbase.add(MatchBody([anna], [ben]))
      try await goalbase.add(MatchBody([ben, carl], [anna]))
      let other = try await goalbase.add(MatchBody([carl], [ben]))
      let path = "players/\(anna)?with_matches=true"
      #expect(try await goalbase.send("DELETE", path).status == 200)
      #expect(try await goalbase.get("matches").matches.map(\.id) == [other])
      #expect(try await goalbase.get("players").players.map(\.name) == ["Ben", "Carl"])
    }
  }
}
