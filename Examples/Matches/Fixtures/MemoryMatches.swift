import Foundation
import MatchesModel
import RESTErrors
import Synchronization
import UsherPreviews

/// A logbook in memory that has what it is told to have, and answers, fails, or never answers.
final class MemoryMatches: MatchStore {
  enum Conduct { case answering, failing, silent, silentToWrite }

  private struct State {
    var players: [Player]
    var matches: [Match]
    var listeners: [AsyncStream<Void>.Continuation] = []
  }

  private let conduct: Conduct
  private let state: Mutex<State>

  init(
    _ conduct: Conduct = .answering,
    players: [Player] = .some,
    matches: [Match] = .some
  ) {
    self.conduct = conduct
    state = Mutex(State(players: players, matches: matches))
  }

  private func read() async throws -> (players: [Player], matches: [Match]) {
    switch conduct {
    case .failing: throw MatchesError.service(.unreachable)
    case .silent: try await Silence.untilCancelled()
    case .answering, .silentToWrite: return state.withLock { ($0.players, $0.matches) }
    }
  }

  private func write<Value>(_ change: (inout State) throws -> Value) async throws -> Value {
    switch conduct {
    case .failing: throw MatchesError.service(.unreachable)
    case .silent, .silentToWrite: try await Silence.untilCancelled()
    case .answering: break
    }
    let value = try state.withLock { try change(&$0) }
    for listener in state.withLock(\.listeners) { listener.yield() }
    return value
  }

  func matches() async throws -> [Match] { try await read().matches }
  func players() async throws -> [Player] { try await read().players }

  func create(_ parameters: MatchParameters) async throws -> Match {
    try await write { state in
      let match = Match("new \(state.matches.count)", parameters)
      state.matches.insert(match, at: 0)
      return match
    }
  }

  func update(_ id: Match.ID, with parameters: MatchParameters) async throws -> Match {
    try await write { state in
      guard let index = state.matches.firstIndex(where: { $0.id == id }) else {
        throw MatchesError.notFound
      }
      state.matches[index] = Match(id, parameters)
      return state.matches[index]
    }
  }

  func delete(_ id: Match.ID) async throws -> Match {
    try await write { state in
      guard let index = state.matches.firstIndex(where: { $0.id == id }) else {
        throw MatchesError.notFound
      }
      return state.matches.remove(at: index)
    }
  }

  func restore(_ match: Match) async throws -> Match {
    try await write { state in
      if !state.matches.contains(match) { state.matches.insert(match, at: 0) }
      return match
    }
  }

  func createPlayer(named name: String) async throws -> Player {
    try await write { state in
      let player = Player(id: name, name: name)
      state.players.append(player)
      return player
    }
  }

  func deletePlayer(_ id: Player.ID) async throws {
    try await write { state in
      state.players.removeAll { $0.id == id }
      state.matches.removeAll { $0.side(of: id) != nil }
    }
  }

  func matches(of player: Player.ID) async throws -> [Match] {
    try await read().matches.filter { $0.side(of: player) != nil }
  }

  func rankings(since start: Date?) async throws -> [Ranking] {
    let (players, matches) = try await read()
    return RankingEngine.rankings(
      of: players,
      matches: matches.filter { $0.wasPlayed(since: start) }
    )
  }

  func changes() -> AsyncStream<Void> {
    AsyncStream { listener in state.withLock { $0.listeners.append(listener) } }
  }
}
