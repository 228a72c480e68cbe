import MatchesModel
import Testing

/// The cases of the original's specification of that name.
@Suite("MatchSpec")
struct MatchSpec {
  private let match = Match.sample("1", [.a], [.b], 2, 1)
  private let renamed = Player(id: "a", name: "X")

  @Test("equal iff ids equal")
  func equality() {
    #expect(match == .sample("1", [.c], [.a], 0, 3, at: 9))
    #expect(match != .sample("2", [.a], [.b], 2, 1))
    #expect(match.hashValue == Match.sample("1", [.c], [.a], 0, 3, at: 9).hashValue)
  }

  @Test("content differs by id")
  func id() {
    #expect(!match.contentMatches(.sample("2", [.a], [.b], 2, 1)))
  }

  @Test("content differs by home players: count, content, identity")
  func homePlayers() {
    for home in [[Player.a, .c], [], [renamed], [.c]] {
      #expect(!match.contentMatches(.sample("1", home, [.b], 2, 1)))
    }
  }

  @Test("content differs by away players: count, content, identity")
  func awayPlayers() {
    for away in [[Player.b, .c], [], [Player(id: "b", name: "X")], [.c]] {
      #expect(!match.contentMatches(.sample("1", [.a], away, 2, 1)))
    }
  }

  @Test("content differs by home goals")
  func homeGoals() {
    #expect(!match.contentMatches(.sample("1", [.a], [.b], 3, 1)))
  }

  @Test("content differs by away goals")
  func awayGoals() {
    #expect(!match.contentMatches(.sample("1", [.a], [.b], 2, 2)))
  }

  @Test("content differs by when it was played, which is ours")
  func playedAt() {
    #expect(!match.contentMatches(.sample("1", [.a], [.b], 2, 1, at: 1)))
  }

  @Test("matches when all equal")
  func same() {
    #expect(match.contentMatches(.sample("1", [.a], [.b], 2, 1)))
  }
}
