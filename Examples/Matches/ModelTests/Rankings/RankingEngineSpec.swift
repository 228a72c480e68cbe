import MatchesModel
import Testing

/// The cases of the original's specification of that name.
@Suite("RankingEngineSpec")
struct RankingEngineSpec {
  private func rankings(_ players: [Player], _ matches: [Match]) -> [Ranking] {
    RankingEngine.rankings(of: players, matches: matches)
  }

  private func expected(_ rankings: [(Player, Double)]) -> [Ranking] {
    rankings.map { Ranking(player: $0.0, rating: $0.1) }
  }

  @Test("empty → empty")
  func empty() {
    #expect(rankings([], []).isEmpty)
  }

  @Test("one player without matches → 0")
  func lone() {
    #expect(rankings([.a], []).contentMatches(expected([(.a, 0)])))
  }

  @Test("only the requested player's ranking")
  func requested() {
    let match = Match.sample("1", [.a], [.b], 1, 0)
    #expect(rankings([.a], [match]).contentMatches(expected([(.a, 10)])))
  }

  @Test(
    "two players: home win, tie, away win puts the away player first",
    arguments: [
      (1, 0, [(Player.a, 10.0), (Player.b, 0.0)]), (1, 1, [(.a, 10 / 3.0), (.b, 10 / 3.0)]),
      (0, 1, [(.b, 10), (.a, 0)]),
    ]
  )
  func two(_ home: Int, _ away: Int, _ ratings: [(Player, Double)]) {
    let match = Match.sample("1", [.a], [.b], home, away)
    #expect(rankings([.a, .b], [match]).contentMatches(expected(ratings)))
  }

  @Test("two players: mixed five matches")
  func mixed() {
    let matches: [Match] = [
      .sample("1", [.a], [.b], 1, 0), .sample("2", [.a], [.b], 0, 1),
      .sample("3", [.a], [.b], 0, 0), .sample("4", [.b], [.a], 1, 0),
      .sample("5", [.b], [.a], 0, 1),
    ]
    let rating = 10 * 7 / 15.0
    #expect(rankings([.a, .b], matches).contentMatches(expected([(.a, rating), (.b, rating)])))
  }

  @Test("three players: only own matches count, input order kept on ties")
  func own() {
    let pairs: [(Player, Player)] = [(.a, .b), (.b, .a), (.a, .c), (.c, .a), (.b, .c), (.c, .b)]
    let matches = pairs.enumerated().map { Match.sample("\($0)", [$1.0], [$1.1], 1, 0) }
    let all = expected([(.a, 5), (.b, 5), (.c, 5)])
    #expect(rankings([.a, .b, .c], matches).contentMatches(all))
  }

  @Test("three players: descending order")
  func descending() {
    let matches: [Match] = [.sample("1", [.a], [.b], 0, 1), .sample("2", [.b], [.c], 0, 0)]
    let ratings = expected([(.b, 10 * 2 / 3.0), (.c, 10 / 3.0), (.a, 0)])
    #expect(rankings([.a, .b, .c], matches).contentMatches(ratings))
  }
}
