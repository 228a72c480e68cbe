import Foundation
import MatchesModel
import MatchesViewModels
import Testing
import Usher
import UsherTesting

/// 500 players and 20,000 matches.
@MainActor
@Suite("Matches: a large logbook")
struct LargeLogbookTests {
  private struct Fixed: MatchStore {
    let all: [Match]
    let known: [Player]

    init() {
      let known = (0..<500).map { Player(id: "\($0)", name: "Player \($0)") }
      self.known = known
      all = (0..<20_000).map { index in
        Match(
          id: "\(index)",
          homePlayers: [known[index % 500]],
          awayPlayers: [known[(index * 7 + 1) % 500]],
          homeGoals: index % 4,
          awayGoals: index % 3,
          playedAt: .now(Double(-index * 600))
        )
      }
    }

    func matches() async throws -> [Match] { all }
    func players() async throws -> [Player] { known }
    func rankings(since start: Date?) async throws -> [Ranking] {
      RankingEngine.rankings(of: known, matches: all.filter { $0.wasPlayed(since: start) })
    }
    func matches(of player: Player.ID) async throws -> [Match] { [] }
    func create(_ parameters: MatchParameters) async throws -> Match { all[0] }
    func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match { all[0] }
    func delete(_ id: Match.ID) async throws -> Match { all[0] }
    func restore(_ match: Match) async throws -> Match { match }
    func createPlayer(named name: String) async throws -> Player { known[0] }
    func deletePlayer(_ id: Player.ID) async throws {}
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
  }

  private let lone = Lone(Fixed(), isActive: true)

  @Test("the list has all matches, in their order")
  func rows() async {
    let model = lone.matches()
    await lone.wait { model.matches.value != nil }
    let ids = model.sections.flatMap { $0.rows.map(\.id) }
    #expect(ids == (0..<20_000).map(String.init))
  }

  @Test("the rankings have everybody, and the chart no more points than can be told apart")
  func rankings() async {
    let model = lone.rankings()
    await lone.wait { !model.rows.isEmpty }
    #expect(model.rows.count == 500)
    #expect(model.chart?.lines.count == 5)
    #expect(model.chart?.lines.allSatisfy { $0.points.count <= 120 } == true)
  }
}
