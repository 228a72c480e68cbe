import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Entity tags", .onEachStore)
struct EntityTagTests {
  @Test("what hasn't changed isn't sent again", arguments: ["players", "matches", "rankings"])
  func unchanged(_ path: String) async throws {
    try await RunningGoalbase.run { goalbase in
      try await goalbase.add(player: "Anna")
      let first = try await goalbase.get(path)
      let tag = try #require(first["ETag"])
      #expect(
        tag.hasPrefix("\"1-") && tag.hasSuffix("-1\"") && first["Cache-Control"] == "no-cache"
      )
      for known in [tag, "W/\(tag)", #""x", \#(tag)"#, "*"] {
        let again = try await goalbase.get(path, ifNot: known)
        #expect(again.status == 304 && again.body.isEmpty && again["ETag"] == tag)
        #expect(again["Content-Length"] == nil)
      }
      let other = try await goalbase.get(path, ifNot: #""x""#)
      #expect(other.status == 200 && other.body == first.body && other["ETag"] == tag)
    }
  }

  @Test("each change gives another tag, and its answer is the new one")
  func changed() async throws {
    try await RunningGoalbase.run { goalbase in
      var tags: [String] = []
      func expectNew(_ count: Int) async throws {
        let answer = try await goalbase.get("matches", ifNot: tags.last ?? "\"\"")
        #expect(answer.status == 200)
        #expect(try answer.matches.count == count)
        // A client with an older version gets the new list, too.
        for path in ["players", "rankings"] {
          #expect(try await goalbase.get(path, ifNot: tags.joined(separator: ", ")).status == 200)
        }
        tags.append(try #require(answer["ETag"]))
      }
      try await expectNew(0)
      let anna = try await goalbase.add(player: "Anna")
      try await expectNew(0)
      let ben = try await goalbase.add(player: "Ben")
      try await expectNew(0)
      let id = try await goalbase.add(MatchBody([anna], [ben]))
      try await expectNew(1)
      let other = MatchBody([anna], [ben], 0, 0).json
      _ = try await goalbase.send("PUT", "matches/\(id)", body: other)
      try await expectNew(1)
      _ = try await goalbase.send("DELETE", "matches/\(id)")
      try await expectNew(0)
      _ = try await goalbase.send("DELETE", "players/\(anna)")
      try await expectNew(0)
      #expect(Set(tags).count == 7)
    }
  }

  @Test("a database of its own has other tags, with as many changes")
  func databases() async throws {
    try await RunningGoalbase.run { one in
      try await RunningGoalbase.run { other in
        try await one.add(player: "Anna")
        try await other.add(player: "Ben")
        let tag = try #require(try await one.get("players")["ETag"])
        #expect(try await other.get("players", ifNot: tag).status == 200)
      }
    }
  }

  @Test("nothing is read again before it changes, and a 304 reads nothing at all")
  func reads() async throws {
    try await TestDatabase.run { database in
      let store = try await CountingStore(database.open())
      try await RunningGoalbase.run(store) { try await reads($0, store) }
    }
  }

  private func reads(_ goalbase: RunningGoalbase, _ store: CountingStore) async throws {
    try await goalbase.add(player: "Anna")
    for _ in 0..<3 {
      for path in ["players", "matches", "rankings", "rankings?since=2016-10-06T00:00:00Z"] {
        let tag = try #require(try await goalbase.get(path)["ETag"])
        #expect(try await goalbase.get(path, ifNot: tag).status == 304)
      }
    }
    #expect(store.reads == 2)
    try await goalbase.add(player: "Ben")
    let tag = try #require(try await goalbase.get("rankings")["ETag"])
    #expect(store.reads == 3)
    #expect(try await goalbase.get("matches", ifNot: tag).status == 304)
    #expect(store.reads == 3)
  }
}
