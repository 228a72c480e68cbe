import Testing

@testable import Goalbase

@Suite("RatingEngine")
struct RatingEngineTests {
  enum Place: CaseIterable {
    case home, away, both
  }

  /// Returns Anna's rating after matches against Ben, given by own and other goals, at home, away
  /// or alternating.
  private func rating(_ results: [(own: Int, other: Int)], _ place: Place) -> Double? {
    let (anna, ben) = (Player(id: EntityID(), name: "Anna"), Player(id: EntityID(), name: "Ben"))
    let matches = results.enumerated().map { index, result in
      let isHome = place == .home || place == .both && index.isMultiple(of: 2)
      return Match(
        id: EntityID(),
        homeGoals: isHome ? result.own : result.other,
        awayGoals: isHome ? result.other : result.own,
        playedAt: Timestamp(milliseconds: 0),
        home: [isHome ? 0 : 1],
        away: [isHome ? 1 : 0]
      )
    }
    let logbook = Logbook(players: [anna, ben], matches: matches)
    return RatingEngine.rankings(logbook).first { $0.player == anna }?.rating
  }

  @Test("only wins: 10", arguments: Place.allCases)
  func wins(_ place: Place) {
    #expect(rating([(1, 0), (3, 2), (10, 0), (2, 1)], place) == 10)
  }

  @Test("only draws: 3.333", arguments: Place.allCases)
  func draws(_ place: Place) {
    #expect(rating([(0, 0), (1, 1), (7, 7), (2, 2)], place) == 3.333)
  }

  @Test("only defeats: 0", arguments: Place.allCases)
  func defeats(_ place: Place) {
    #expect(rating([(0, 1), (2, 3), (0, 10), (1, 2)], place) == 0)
  }

  @Test("a win, two draws and a defeat: 4.167", arguments: Place.allCases)
  func mixed(_ place: Place) {
    #expect(rating([(1, 0), (2, 2), (0, 0), (1, 3)], place) == 4.167)
  }

  @Test("nobody: nothing; no matches: 0, and not a number divided by zero")
  func none() {
    #expect(RatingEngine.rankings(Logbook(players: [], matches: [])).isEmpty)
    #expect(rating([], .home) == 0)
    #expect(RatingEngine.rating(points: 0, played: 0) == 0)
  }

  @Test("only a player's own matches count")
  func own() {
    let players = ["Anna", "Ben", "Carl"].map { Player(id: EntityID(), name: $0) }
    func match(_ home: [Int], _ away: [Int], _ goals: (Int, Int)) -> Match {
      Match(
        id: EntityID(),
        homeGoals: goals.0,
        awayGoals: goals.1,
        playedAt: Timestamp(milliseconds: 0),
        home: home,
        away: away
      )
    }
    let matches = [match([0], [1], (1, 1)), match([1], [2], (1, 0)), match([2], [0], (0, 2))]
    let rankings = RatingEngine.rankings(Logbook(players: players, matches: matches))
    #expect(rankings.map(\.player.name) == ["Anna", "Ben", "Carl"])
    #expect(rankings.map(\.rating) == [6.667, 6.667, 0])
  }

  @Test(
    "ratings have three places behind the point",
    arguments: [(1, 7, 0.476), (2, 3, 2.222), (20, 7, 9.524), (1, 20_000, 0)]
  )
  func rounded(_ points: Int, _ played: Int, _ rating: Double) {
    #expect(RatingEngine.rating(points: points, played: played) == rating)
  }
}
