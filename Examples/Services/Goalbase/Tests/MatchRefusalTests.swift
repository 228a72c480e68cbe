import GoalbaseFixtures
import ServiceTestSupport
import Testing

@testable import Goalbase

@Suite("Matches that are refused", .onEachStore)
struct MatchRefusalTests {
  /// `A` and `B` stand for existing players, `X` for an unknown one.
  @Test(
    "a match that breaks a rule, new or replaced",
    arguments: [
      (#"{"home_goals":1,"away_goals":1,"away_player_ids":["B"]}"#, "home_player_ids is missing."),
      (#"{"home_goals":1,"away_goals":1,"home_player_ids":["A"]}"#, "away_player_ids is missing."),
      (
        #"{"away_goals":1,"home_player_ids":["A"],"away_player_ids":["B"]}"#,
        "home_goals is missing."
      ),
      (
        #"{"home_goals":1,"home_player_ids":["A"],"away_player_ids":["B"]}"#,
        "away_goals is missing."
      ),
      (
        MatchText.json(home: "[]"),
        "home_player_ids must name at least one player."
      ),
      (MatchText.json(away: "[]"), "away_player_ids must name at least one player."),
      (
        MatchText.json(home: #""A""#),
        #"home_player_ids must be an array of player ids, but is "A"."#
      ),
      (
        MatchText.json(home: "null"), "home_player_ids must be an array of player ids, but is null."
      ),
      (
        MatchText.json(away: #"["B","1"]"#),
        #"away_player_ids must be an array of UUIDs, but contains "1"."#
      ),
      (MatchText.json(away: "[1]"), "away_player_ids must be an array of UUIDs, but contains 1."),
      (MatchText.json(home: #"["A","A"]"#), "home_player_ids names A twice."),
      (
        MatchText.json(home: #"["A","B"]"#),
        "A match cannot have players on both home and away team, but B is on both."
      ),
      (MatchText.json(away: #"["B","X"]"#), "There is no player with the id X."),
      (MatchText.json(home: #"["X"]"#), "There is no player with the id X."),
    ]
  )
  func rules(_ body: String, _ message: String) async throws {
    try await MatchText.expectRefusal(body, message)
  }

  @Test(
    "goals that aren't whole numbers from 0",
    arguments: [
      ("1.5", "1.5"), (#""1""#, #""1""#), ("-1", "-1"), ("2147483648", "2147483648"),
      ("99999999999999999999", "1e+20"), ("null", "null"), ("true", "true"), ("[]", "an array"),
      ("{}", "an object"),
    ]
  )
  func goals(_ sent: String, _ repeated: String) async throws {
    let rule = "must be a whole number from 0 to 2147483647, but is \(repeated)."
    try await MatchText.expectRefusal(MatchText.json(homeGoals: sent), "home_goals \(rule)")
    try await MatchText.expectRefusal(MatchText.json(awayGoals: sent), "away_goals \(rule)")
  }

  @Test(
    "times that aren't ISO 8601",
    arguments: [
      (#""yesterday""#, #""yesterday""#), ("5", "5"), (#""""#, #""""#),
      (#""2016-10-06""#, #""2016-10-06""#),
      (#""2016-02-30T10:00:00Z""#, #""2016-02-30T10:00:00Z""#),
    ]
  )
  func times(_ sent: String, _ repeated: String) async throws {
    let rule = "must be a time like 2026-11-21T18:30:00Z, but is \(repeated)."
    try await MatchText.expectRefusal(MatchText.json(playedAt: sent), "played_at \(rule)")
  }

  @Test("the most goals there may be, and 2.0, are none of them")
  func allowed() async throws {
    try await RunningGoalbase.run { goalbase in
      let anna = try await goalbase.add(player: "Anna")
      let ben = try await goalbase.add(player: "Ben")
      for (sent, stored) in [("2147483647", Int(Int32.max)), ("2.0", 2), ("0", 0)] {
        let body = MatchText.json(homeGoals: sent, playedAt: "null")
          .replacing("\"A\"", with: "\"\(anna)\"").replacing("\"B\"", with: "\"\(ben)\"")
        #expect(try await goalbase.send("POST", "matches", body: body).status == 201)
        #expect(try await goalbase.get("matches").matches.first?.homeGoals == stored)
      }
    }
  }
}
