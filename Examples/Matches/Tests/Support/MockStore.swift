import Foundation
import MatchesModel
import RESTErrors
import Synchronization

/// The store of the original's tests: its content is fixed, and it records the calls.
final class MockStore: MatchStore {
  struct State {
    var players: [Player]?
    var matches: [Match]?
    var rankings: [Ranking]?
    var fetchedMatches = 0
    var fetchedPlayers = 0
    var fetchedRankings = 0
    var deleted: [Match.ID] = []
  }

  static let players = [
    Player(id: "player1", name: "C"), Player(id: "player2", name: "A"),
    Player(id: "player3", name: "D"), Player(id: "player4", name: "B"),
  ]
  static let matches = [
    Match(
      id: "match1",
      homePlayers: [players[0], players[1]],
      awayPlayers: [players[2], players[3]],
      homeGoals: 2,
      awayGoals: 1,
      playedAt: .now(-60)
    ),
    Match(
      id: "match2",
      homePlayers: [players[0], players[3]],
      awayPlayers: [players[1], players[2]],
      homeGoals: 0,
      awayGoals: 1,
      playedAt: .now(-120)
    ),
  ]
  static let rankings = [
    Ranking(player: players[1], rating: 10), Ranking(player: players[0], rating: 5),
    Ranking(player: players[2], rating: 5), Ranking(player: players[3], rating: 0),
  ]

  private let state: Mutex<State>

  /// - Parameter isFailing: Whether reading a list fails.
  init(isFailing: Bool = false) {
    state = Mutex(
      isFailing
        ? State()
        : State(players: Self.players, matches: Self.matches, rankings: Self.rankings)
    )
  }

  var noted: State { state.withLock { $0 } }

  func matches() async throws -> [Match] {
    try state.withLock {
      $0.fetchedMatches += 1
      return try Self.found($0.matches)
    }
  }

  func players() async throws -> [Player] {
    try state.withLock {
      $0.fetchedPlayers += 1
      return try Self.found($0.players)
    }
  }

  func rankings(since start: Date?) async throws -> [Ranking] {
    try state.withLock {
      $0.fetchedRankings += 1
      return try Self.found($0.rankings)
    }
  }

  func delete(_ id: Match.ID) async throws -> Match {
    try state.withLock { state in
      state.deleted.append(id)
      guard let match = state.matches?.first(where: { $0.id == id }) else {
        throw MatchesError.notFound
      }
      return match
    }
  }

  func create(_ parameters: MatchParameters) async throws -> Match {
    throw MatchesError.service(.status(500))
  }
  func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match {
    throw MatchesError.service(.status(500))
  }
  func restore(_ match: Match) async throws -> Match { throw MatchesError.service(.status(500)) }
  func createPlayer(named name: String) async throws -> Player {
    throw MatchesError.service(.status(500))
  }
  func deletePlayer(_ id: Player.ID) async throws { throw MatchesError.service(.status(500)) }
  func matches(of player: Player.ID) async throws -> [Match] {
    try await matches().filter { $0.side(of: player) != nil }
  }
  func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

  private static func found<List>(_ list: List?) throws -> List {
    guard let list else { throw MatchesError.service(.unreachable) }
    return list
  }
}
