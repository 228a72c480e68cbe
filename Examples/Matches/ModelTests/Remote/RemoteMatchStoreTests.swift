import Foundation
import MatchesModel
import Testing

@Suite("The API, as it's spoken")
struct RemoteMatchStoreTests {
  @Test("a match is sent as the API wants it")
  func bodies() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let players = try await store.add("B", "A", "C")
      server.forgetRequests()
      let parameters = MatchParameters.sample(
        [players[0], players[1]],
        [players[2]],
        2,
        1,
        at: 1_454_472_306.789
      )
      let match = try await store.create(parameters)
      try await store.update(match.id, with: parameters)
      try await store.delete(match.id)
      let path = "/matches/\(match.id)"
      let lines = ["POST /matches", "PUT \(path)", "GET /matches", "DELETE \(path)"]
      #expect(server.requests.map(\.line) == lines)
      for request in server.requests.prefix(2) {
        let body = try JSONSerialization.jsonObject(with: Data(request.body.utf8))
        let values = try #require(body as? [String: Any])
        #expect(
          Set(values.keys)
            == ["home_player_ids", "away_player_ids", "home_goals", "away_goals", "played_at"]
        )
        #expect(values["home_player_ids"] as? [String] == [players[1].id, players[0].id])
        #expect(values["away_player_ids"] as? [String] == [players[2].id])
        #expect(values["home_goals"] as? Int == 2 && values["away_goals"] as? Int == 1)
        #expect(values["played_at"] as? String == "2016-02-03T04:05:06.789Z")
      }
    }
  }

  @Test(
    "the address gets the slash that is missing at its end",
    arguments: ["", "/", "?x=1#y", "/?x=1"]
  )
  func slash(_ end: String) async throws {
    try await LogbookServer.run { server in
      let url = try #require(URL(string: server.url.absoluteString + end))
      let store = RemoteMatchStore(url: url, timeout: .seconds(60))
      #expect(try await store.players().isEmpty)
      #expect(server.requests.map(\.line) == ["GET /players"])
    }
  }

  @Test(
    "F1.19: any 2xx is success, with a record or without, whatever else it says",
    arguments: [(200, ""), (200, #"{"id": 1}"#), (201, "[]"), (202, "null"), (204, "")]
  )
  func success(_ status: Int, _ body: String) async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      server.act { $0.method == "GET" ? .answer : .doAndSay(status, body) }
      let players = try await store.add("A", "B")
      #expect(try await server.store.players().contentMatches(players))
      let match = try await store.create(.sample([players[0]], [players[1]]))
      #expect(try await server.store.matches().contentMatches([match]))
      try await store.update(match.id, with: .sample([players[1]], [players[0]]))
      try await store.delete(match.id)
      try await store.deletePlayer(players[0].id)
      #expect(try await server.store.players() == [players[1]])
      #expect(try await server.store.matches().isEmpty)
    }
  }

  @Test(
    "when a match was played may be missing: then it's when it was logged, or nobody knows",
    arguments: [
      (#", "played_at": "2016-02-03T04:05:06.5+01:00", "created_at": "x""#, 1_454_468_706.5),
      (#", "played_at": null, "created_at": "2016-02-03T04:05:06Z""#, 1_454_472_306),
      (#", "created_at": "2016-02-03T04:05:06.123456Z""#, 1_454_472_306.123),
      (#", "created_at": "yesterday""#, nil), ("", nil),
    ]
  )
  func playedAt(_ members: String, _ time: TimeInterval?) async throws {
    try await LogbookServer.run { server in
      server.act { _ in
        .say(200, #"[\#(Self.match("1", members)), \#(Self.match("2", members))]"#)
      }
      let matches = try await server.client().matches()
      // Servers send matches of the same time with the newest first.
      #expect(matches.map(\.id) == ["1", "2"])
      let expected = time.map { Date(timeIntervalSince1970: $0) }
      #expect(matches.map(\.playedAt) == [expected, expected])
    }
  }

  @Test("a date nobody knows isn't sent")
  func unknownDate() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let players = try await store.add("A", "B")
      server.forgetRequests()
      try await store.create(.sample([players[0]], [players[1]], at: nil))
      let body = try #require(server.requests.first { $0.method == "POST" }?.body)
      #expect(!body.contains("played_at"))
      #expect(try await store.matches().map(\.playedAt) == [nil])
    }
  }

  @Test("a side may be empty, and sides come in any order")
  func open() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      server.act { _ in
        .say(
          200,
          """
          [{"id": "1", "home_goals": 0, "away_goals": 0, "home_players": [], "x": {},
            "away_players": [{"id": "2", "name": "ben"}, {"id": "1", "name": "Anna"}]}]
          """
        )
      }
      let match = try #require(try await store.matches().first)
      #expect(match.homePlayers.isEmpty)
      #expect(match.awayPlayers.map(\.name) == ["Anna", "ben"])
    }
  }

  @Test("a list that is the same isn't sent again")
  func unchanged() async throws {
    try await LogbookServer.run { server in
      let store = server.client()
      let players = try await store.add("A", "B")
      try await store.create(.sample([players[0]], [players[1]]))
      let first = try await store.matches()
      server.forgetRequests()
      #expect(try await store.matches().contentMatches(first))
      #expect(server.requests.map { $0.tag != nil } == [true])
    }
  }

  static func match(_ id: String, _ members: String = "") -> String {
    """
    {"id": "\(id)", "home_goals": 2, "away_goals": 1, "home_players": [{"id": "1", "name": "A"}], \
    "away_players": [{"id": "2", "name": "B"}]\(members)}
    """
  }
}
