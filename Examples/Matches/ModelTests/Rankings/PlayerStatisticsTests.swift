import MatchesModel
import Testing

@Suite("A player's statistics")
struct PlayerStatisticsTests {
  @Test("count what was won, drawn and lost, on either side")
  func counts() {
    let matches: [Match] = [
      .sample("1", [.a], [.b], 1, 0), .sample("2", [.b], [.a], 0, 1),
      .sample("3", [.a, .c], [.b], 1, 1), .sample("4", [.c], [.a], 2, 0),
      .sample("5", [.b], [.c], 1, 0),
    ]
    let statistics = PlayerStatistics(of: "a", matches: matches)
    #expect((statistics.won, statistics.drawn, statistics.lost) == (2, 1, 1))
    #expect(statistics.played == 4)
    #expect(statistics.mostFrequentOpponent == Opponent(player: .b, count: 3))
    #expect(statistics.nemesis == Opponent(player: .c, count: 1))
  }

  @Test("of equals the first by name, ignoring case")
  func ties() {
    let (zoe, anna) = (Player(id: "1", name: "Zoe"), Player(id: "2", name: "anna"))
    let matches: [Match] = [.sample("1", [.a], [zoe, anna], 0, 1)]
    let statistics = PlayerStatistics(of: "a", matches: matches)
    #expect(statistics.mostFrequentOpponent?.player == anna)
    #expect(statistics.nemesis == Opponent(player: anna, count: 1))
  }

  @Test("who never played has no opponent, and who never lost no nemesis")
  func none() {
    #expect(PlayerStatistics(of: "a", matches: [Match]()).mostFrequentOpponent == nil)
    let statistics = PlayerStatistics(of: "a", matches: [.sample("1", [.a], [.b])])
    #expect(statistics.nemesis == nil)
    #expect(statistics.mostFrequentOpponent == Opponent(player: .b, count: 1))
  }
}
