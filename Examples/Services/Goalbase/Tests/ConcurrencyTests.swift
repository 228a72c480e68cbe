import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Many at once", .onEachStore)
struct ConcurrencyTests {
  @Test("50 parallel POSTs are 50 matches, while others read")
  func parallel() async throws {
    try await TestDatabase.run { try await RunningGoalbase.run($0.open(), parallel) }
  }

  private func parallel(_ goalbase: RunningGoalbase) async throws {
    let anna = try await goalbase.add(player: "Anna")
    let ben = try await goalbase.add(player: "Ben")
    let ids = try await withThrowingTaskGroup(of: String?.self) { group in
      for goals in 0..<50 {
        group.addTask { try await goalbase.add(MatchBody([anna], [ben], goals, 0)) }
        group.addTask {
          // Each answer is of one moment: every match has both of its players.
          let matches = try await goalbase.get("matches").matches
          #expect(matches.allSatisfy { $0.homePlayers.count + $0.awayPlayers.count == 2 })
          return nil
        }
      }
      return try await group.reduce(into: Set<String>()) { ids, id in
        if let id { ids.insert(id) }
      }
    }
    #expect(ids.count == 50)
    let matches = try await goalbase.get("matches").matches
    #expect(Set(matches.map(\.id)) == ids)
    #expect(matches.map(\.homeGoals).sorted() == Array(0..<50))
    // 49 wins and a draw.
    #expect(try await goalbase.get("rankings").table == ["Anna 9.867", "Ben 0.067"])
  }

  @Test("of two who delete the same, one is told that it isn't there")
  func twice() async throws {
    try await RunningGoalbase.run { goalbase in
      let id = try await goalbase.add(player: "Anna")
      async let one = goalbase.send("DELETE", "players/\(id)")
      async let other = goalbase.send("DELETE", "players/\(id)")
      #expect(try await [one.status, other.status].sorted() == [200, 500])
    }
  }

  @Test("what many ask for at the same time is read once")
  func readOnce() async throws {
    try await TestDatabase.run { database in
      let store = try await CountingStore(database.open())
      try await RunningGoalbase.run(store) { goalbase in
        try await goalbase.add(player: "Anna")
        try await withThrowingTaskGroup { group in
          for path in Array(repeating: ["rankings", "matches"], count: 10).joined() {
            group.addTask { try await goalbase.get(path).status }
          }
          for try await status in group { #expect(status == 200) }
        }
        #expect(store.reads == 1)
      }
    }
  }
}
