import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Goalbase spec: matches", .onEachStore)
struct MatchesTests {
  /// The name and id of each player.
  private func players(_ goalbase: RunningGoalbase) async throws -> (String, String, String) {
    let anna = try await goalbase.add(player: "Anna")
    let ben = try await goalbase.add(player: "Ben")
    return (anna, ben, try await goalbase.add(player: "Carl"))
  }

  @Test("GET matches: empty is []")
  func empty() async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.get("matches")
      #expect(answer.status == 200 && answer.body == "[]")
    }
  }

  @Test("GET matches: one, in the shape the app reads, sides by name")
  func one() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, carl) = try await players(goalbase)
      let id = try await goalbase.add(MatchBody([carl, anna], [ben], 12, 0))
      #expect(
        try await goalbase.get("matches").body == """
          [{"id":"\(id)","home_goals":12,"away_goals":0,\
          "home_players":[{"id":"\(anna)","name":"Anna"},{"id":"\(carl)","name":"Carl"}],\
          "away_players":[{"id":"\(ben)","name":"Ben"}],"played_at":"2016-10-06T12:00:00.500Z"}]
          """
      )
    }
  }

  @Test("GET matches: two, newest first, whenever they were played")
  func two() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, _) = try await players(goalbase)
      let old = try await goalbase.add(MatchBody([anna], [ben], at: "2030-01-01T00:00:00Z"))
      goalbase.clock.advance(1)
      let new = try await goalbase.add(MatchBody([anna], [ben], at: "2000-01-01T00:00:00Z"))
      #expect(try await goalbase.get("matches").matches.map(\.id) == [new, old])
    }
  }

  @Test("of matches added in the same millisecond the last comes first")
  func sameTime() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, _) = try await players(goalbase)
      var ids: [String] = []
      for _ in 0..<8 { ids.append(try await goalbase.add(MatchBody([anna], [ben]))) }
      #expect(try await goalbase.get("matches").matches.map(\.id) == ids.reversed())
    }
  }

  @Test("POST match: creates (+1), 201, and the raw record")
  func post() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, _) = try await players(goalbase)
      let match = MatchBody([anna], [ben], 2, 1, at: "2016-10-05T20:15:30.25+02:00")
      let answer = try await goalbase.send("POST", "matches", body: match.json)
      #expect(answer.status == 201)
      let time = "2016-10-06T12:00:00.500Z"
      #expect(
        answer.body == """
          {"id":"\(try answer.id)","home_goals":2,"away_goals":1,\
          "played_at":"2016-10-05T18:15:30.250Z","created_at":"\(time)","updated_at":"\(time)"}
          """
      )
      #expect(try await goalbase.get("matches").matches.map(\.id) == [answer.id])
    }
  }

  @Test("PUT match: 200, replaces everything but when it was created")
  func put() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, carl) = try await players(goalbase)
      let id = try await goalbase.add(
        MatchBody([anna], [ben], 2, 1, at: "2016-10-05T18:00:00Z")
      )
      goalbase.clock.advance(60)
      let other = try await goalbase.add(MatchBody([anna], [ben]))
      // Without a time in the request, the match gets the time of its creation; the old time isn't
      // kept.
      let match = MatchBody([carl], [anna, ben], 0, 3)
      let answer = try await goalbase.send("PUT", "matches/\(id)", body: match.json)
      #expect(answer.status == 200)
      let created = "2016-10-06T12:00:00.500Z"
      #expect(
        answer.body == """
          {"id":"\(id)","home_goals":0,"away_goals":3,"played_at":"\(created)",\
          "created_at":"\(created)","updated_at":"2016-10-06T12:01:00.500Z"}
          """
      )
      let matches = try await goalbase.get("matches").matches
      #expect(matches.map(\.id) == [other, id])
      #expect(matches[1].homeGoals == 0 && matches[1].awayGoals == 3)
      #expect(matches[1].homePlayers.map(\.id) == [carl])
      #expect(matches[1].awayPlayers.map(\.id) == [anna, ben])
      #expect(matches[1].playedAt == created)
      // The other match is unchanged.
      #expect(matches[0].homePlayers.map(\.id) == [anna] && matches[0].homeGoals == 2)
    }
  }

  @Test("PUT match: the sides may change places")
  func swapped() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, _) = try await players(goalbase)
      let id = try await goalbase.add(MatchBody([anna], [ben]))
      let swapped = MatchBody([ben.uppercased()], [anna], at: "2016-10-01T10:00:00")
      #expect(try await goalbase.send("PUT", "matches/\(id)", body: swapped.json).status == 200)
      let matches = try await goalbase.get("matches").matches
      #expect(matches.map { $0.homePlayers.map(\.id) } == [[ben]])
      #expect(matches.map { $0.awayPlayers.map(\.id) } == [[anna]])
      #expect(matches.map(\.playedAt) == ["2016-10-01T10:00:00.000Z"])
    }
  }

  @Test("DELETE match: −1, 200, and the raw record; the players stay")
  func delete() async throws {
    try await RunningGoalbase.run { goalbase in
      let (anna, ben, _) = try await players(goalbase)
      let kept = try await goalbase.add(MatchBody([anna], [ben]))
      let id = try await goalbase.add(MatchBody([ben], [anna], 4, 4))
      let answer = try await goalbase.send("DELETE", "matches/\(id)")
      #expect(answer.status == 200)
      let time = "2016-10-06T12:00:00.500Z"
      #expect(
        answer.body == """
          {"id":"\(id)","home_goals":4,"away_goals":4,"played_at":"\(time)",\
          "created_at":"\(time)","updated_at":"\(time)"}
          """
      )
      #expect(try await goalbase.get("matches").matches.map(\.id) == [kept])
      #expect(try await goalbase.get("players").players.count == 3)
    }
  }
}
