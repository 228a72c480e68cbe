import MatchesModel
import Testing

/// The cases of the original's specification of that name.
@Suite("RankingSpec")
struct RankingSpec {
  private let ranking = Ranking(player: .a, rating: 10)

  @Test("inequality by player")
  func inequality() {
    #expect(ranking != Ranking(player: .b, rating: 10))
  }

  @Test("equality ignores rating; F1.11: and so does the hash")
  func equality() {
    #expect(ranking == Ranking(player: .a, rating: 5))
    #expect(ranking.hashValue == Ranking(player: .a, rating: 5).hashValue)
    #expect(Set([ranking, Ranking(player: .a, rating: 5)]).count == 1)
  }

  @Test("content by player and rating")
  func content() {
    #expect(ranking.contentMatches(Ranking(player: .a, rating: 10)))
    #expect(!ranking.contentMatches(Ranking(player: .b, rating: 10)))
    #expect(!ranking.contentMatches(Ranking(player: Player(id: "a", name: "X"), rating: 10)))
    #expect(!ranking.contentMatches(Ranking(player: .a, rating: 5)))
  }

  @Test("arrays by count, order, item")
  func arrays() {
    let other = Ranking(player: .b, rating: 5)
    #expect([ranking, other].contentMatches([ranking, other]))
    #expect(![ranking, other].contentMatches([ranking]))
    #expect(![ranking, other].contentMatches([other, ranking]))
    #expect(![ranking, other].contentMatches([ranking, Ranking(player: .b, rating: 4)]))
  }
}
