import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

/// The body of a match that may break a rule.
///
/// `A` and `B` stand for existing players, `X` for an unknown one.
enum MatchText {
  static func json(
    home: String = #"["A"]"#,
    away: String = #"["B"]"#,
    homeGoals: String = "1",
    awayGoals: String = "1",
    playedAt: String = #""2016-10-06T12:00:00Z""#
  ) -> String {
    """
    {"home_player_ids":\(home),"away_player_ids":\(away),"home_goals":\(homeGoals),\
    "away_goals":\(awayGoals),"played_at":\(playedAt)}
    """
  }

  /// Expects that nothing has changed, not even the version.
  static func expectRefusal(_ body: String, _ message: String) async throws {
    try await TestDatabase.run { database in
      let store = try await database.open()
      try await RunningGoalbase.run(store) { try await expectRefusal($0, store, body, message) }
    }
  }

  private static func expectRefusal(
    _ goalbase: RunningGoalbase,
    _ store: any GoalbaseStore,
    _ body: String,
    _ message: String
  ) async throws {
    let anna = try await goalbase.add(player: "Anna")
    let ben = try await goalbase.add(player: "Ben")
    let id = try await goalbase.add(MatchBody([anna], [ben]))
    let before = try await store.logbook()
    func named(_ text: String) -> String {
      [("A", anna), ("B", ben), ("X", "5f0c7d1e-0000-4000-8000-00000000abcd")].reduce(text) {
        text,
        name in
        text.replacing("\"\(name.0)\"", with: "\"\(name.1)\"")
          .replacing("id \(name.0).", with: "id \(name.1).")
          .replacing("names \(name.0) ", with: "names \(name.1) ")
          .replacing("but \(name.0) ", with: "but \(name.1) ")
      }
    }
    for (method, path) in [("POST", "matches"), ("PUT", "matches/\(id)")] {
      let answer = try await goalbase.send(method, path, body: named(body))
      #expect(answer.status == 500)
      #expect(try answer.message == named(message))
    }
    let after = try await store.logbook()
    #expect(after.value == before.value && after.version == before.version)
  }
}
