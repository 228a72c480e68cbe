import Foundation
import MatchesModel
import Testing

@Suite("Rankings")
struct RankingEngineTests {
  @Test("F1.1: who has no matches has 0, while others have some, and the order is right")
  func zero() {
    let rankings = RankingEngine.rankings(of: [.c, .b, .a], matches: [.sample("1", [.b], [.a])])
    #expect(rankings.map(\.player) == [.b, .a, .c])
    #expect(rankings.map(\.rating) == [10, 0, 0])
  }

  @Test("F1.17: of equals by name, ignoring case, then by id, whatever the order they are given in")
  func ties() {
    let players = [("2", "ben"), ("1", "Carl"), ("4", "anna"), ("3", "Anna"), ("0", "anna")]
      .map { Player(id: $0, name: $1) }
    for players in [players, players.reversed()] {
      let rankings = RankingEngine.rankings(of: players, matches: [])
      #expect(rankings.map(\.player.id) == ["3", "0", "4", "2", "1"])
    }
  }

  @Test(
    "as the server's RatingEngine: only wins, draws or defeats, at home, away or both",
    arguments: [MatchResult.won, .drawn, .lost],
    [[MatchSide.home], [.away], [.home, .away]]
  )
  func only(_ result: MatchResult, _ sides: [MatchSide]) throws {
    let (own, others) = result == .won ? (2, 1) : result == .drawn ? (1, 1) : (0, 1)
    let matches = sides.map { side in
      side == .home
        ? Match.sample("\(side)", [.a], [.b], own, others)
        : Match.sample("\(side)", [.b], [.a], others, own)
    }
    let rating = try #require(RankingEngine.rankings(of: [.a], matches: matches).first).rating
    #expect(rating == (result == .won ? 10 : result == .drawn ? 10 / 3.0 : 0))
  }

  @Test("a win, two draws and a defeat are 4.167")
  func several() throws {
    let matches = [(1, 0), (1, 1), (0, 0), (0, 1)].map { Match.sample("", [.a], [.b], $0, $1) }
    let rating = try #require(RankingEngine.rankings(of: [.a], matches: matches).first).rating
    #expect(abs(rating - 4.167) < 0.0005)
  }

  @Test("everybody of a side gets its points")
  func sides() {
    let match = Match.sample("1", [.a, .b], [.c], 3, 2)
    #expect(
      RankingEngine.rankings(of: [.a, .b, .c], matches: [match]).map(\.rating) == [10, 10, 0]
    )
  }

  @Test("20,000 matches and 500 players are gone through once")
  func large() {
    let players = (0..<500).map { Player(id: "\($0)", name: "P\($0)") }
    let matches = (0..<20_000).map { index in
      let (home, away) = (index % 500, (index * 7 + 1) % 500)
      return Match.sample(
        "\(index)",
        [players[home]],
        home == away ? [players[(away + 1) % 500]] : [players[away]],
        index % 5,
        index % 3
      )
    }
    var passes = 0
    let counted = AnySequence { () -> IndexingIterator<[Match]> in
      passes += 1
      return matches.makeIterator()
    }
    #expect(RankingEngine.rankings(of: players, matches: counted).count == 500)
    #expect(passes == 1)
  }
}
