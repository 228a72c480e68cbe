import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Goalbase spec: rankings", .onEachStore)
struct RankingsTests {
  @Test("GET rankings: empty")
  func empty() async throws {
    try await RunningGoalbase.run { goalbase in
      let answer = try await goalbase.get("rankings")
      #expect(answer.status == 200 && answer.body == "[]")
    }
  }

  @Test("GET rankings: a lone player has 0.0")
  func lone() async throws {
    try await RunningGoalbase.run { goalbase in
      let id = try await goalbase.add(player: "Anna")
      let body = try await goalbase.get("rankings").body
      #expect(body == #"[{"player":{"id":"\#(id)","name":"Anna"},"rating":0.0}]"#)
    }
  }

  @Test("GET rankings: three players have 6.667, 3.333 and 0.0")
  func three() async throws {
    try await RunningGoalbase.run { goalbase in
      let carl = try await goalbase.add(player: "Carl")
      let ben = try await goalbase.add(player: "Ben")
      let anna = try await goalbase.add(player: "Anna")
      // Carl wins twice of three times, Ben once, and Anna never.
      try await goalbase.add(MatchBody([carl], [ben], 1, 0))
      try await goalbase.add(MatchBody([ben], [carl, anna], 2, 0))
      try await goalbase.add(MatchBody([anna, ben], [carl], 3, 4))
      #expect(
        try await goalbase.get("rankings").table == ["Carl 6.667", "Ben 3.333", "Anna 0.0"]
      )
    }
  }

  @Test("those who do equally well are in the order of their names")
  func ties() async throws {
    try await RunningGoalbase.run { goalbase in
      var ids: [String] = []
      for name in ["Zoë", "ben", "Émile", "Anna", "Erik"] {
        ids.append(try await goalbase.add(player: name))
      }
      try await goalbase.add(MatchBody([ids[0]], [ids[1]], 1, 1))
      try await goalbase.add(MatchBody([ids[2]], [ids[3]], 0, 0))
      #expect(
        try await goalbase.get("rankings").table
          == ["Anna 3.333", "ben 3.333", "Émile 3.333", "Zoë 3.333", "Erik 0.0"]
      )
    }
  }

  @Test(
    "since leaves out what was played before, to the millisecond and in any zone",
    arguments: [
      ("2016-10-05T18:00:00Z", ["Ben 10.0", "Anna 0.0"]),
      ("2016-10-05T18:00:00.000Z", ["Ben 10.0", "Anna 0.0"]),
      ("2016-10-05T20:00:00+02:00", ["Ben 10.0", "Anna 0.0"]),
      ("2016-10-05T20:00:00%2B0200", ["Ben 10.0", "Anna 0.0"]),
      ("2016-10-05T18:00:00.001Z", ["Anna 0.0", "Ben 0.0"]),
      ("2016-10-04T18:00:00", ["Anna 5.0", "Ben 5.0"]),
      ("2016-10-04T18:00:00-00:01", ["Ben 10.0", "Anna 0.0"]),
    ]
  )
  func since(_ time: String, _ table: [String]) async throws {
    try await RunningGoalbase.run { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      try await goalbase.add(MatchBody([anna], [ben], 0, 1, at: "2016-10-05T18:00:00Z"))
      try await goalbase.add(MatchBody([anna], [ben], 1, 0, at: "2016-10-04T18:00:00Z"))
      #expect(try await goalbase.get("rankings?since=\(time)").table == table)
      // Other periods are kept apart.
      #expect(try await goalbase.get("rankings").table == ["Anna 5.0", "Ben 5.0"])
      #expect(try await goalbase.get("rankings?since=\(time)").table == table)
    }
  }
}
