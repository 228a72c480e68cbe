import MatchesModel
import Testing

@Suite("A match")
struct MatchTests {
  @Test(
    "ended for each side as its goals say",
    arguments: [
      (2, 1, MatchResult.won, MatchResult.lost), (1, 1, .drawn, .drawn), (0, 1, .lost, .won),
    ]
  )
  func result(_ home: Int, _ away: Int, _ forHome: MatchResult, _ forAway: MatchResult) {
    let match = Match.sample("1", [.a], [.b], home, away)
    #expect(match.result(for: .home) == forHome)
    #expect(match.result(for: .away) == forAway)
  }

  @Test("knows on which side somebody was")
  func side() {
    let match = Match.sample("1", [.a], [.b])
    #expect(match.side(of: "a") == .home)
    #expect(match.side(of: "b") == .away)
    #expect(match.side(of: "c") == nil)
  }

  @Test("each problem of its parameters is told, home before away")
  func problems() {
    #expect(MatchParameters.sample([.a], [.b], 0, 0).problems.isEmpty)
    #expect(MatchParameters.sample([], [.b]).problems == [.emptySide(.home)])
    #expect(MatchParameters.sample([.a], []).problems == [.emptySide(.away)])
    #expect(
      MatchParameters.sample([.c, .a, .b], [.b, .a]).problems
        == [.onBothSides(.a), .onBothSides(.b)]
    )
    #expect(
      MatchParameters.sample([], [], -1, -2).problems
        == [.emptySide(.home), .emptySide(.away), .negativeGoals(.home), .negativeGoals(.away)]
    )
  }

  @Test("its parameters are itself, whatever the order of its players")
  func parameters() {
    let one = MatchParameters(.sample("1", [.a, .b], [.c]))
    #expect(one == MatchParameters(.sample("2", [.b, .a], [.c])))
    #expect(one != MatchParameters(.sample("1", [.a, .b], [.c], at: 1)))
  }
}
