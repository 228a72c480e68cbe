import Foundation
import Synchronization

/// Rankings of lists that haven't changed since, each counted once for all who ask.
final class RankingCache: Sendable {
  /// Which lists they are of.
  struct Version: Equatable {
    let players: Int
    let matches: Int
  }

  private struct State {
    var version: Version?
    /// By the start of their period. A day has few.
    var rankings: [Date?: Task<[Ranking], Never>] = [:]
  }

  private static let mostRankings = 16
  private let state = Mutex(State())

  func rankings(
    since start: Date?,
    _ version: Version,
    count: @escaping @Sendable () -> [Ranking]
  ) async -> [Ranking] {
    let rankings = state.withLock { state in
      if state.version != version { state = State(version: version) }
      if let rankings = state.rankings[start] { return rankings }
      if state.rankings.count >= Self.mostRankings { state.rankings = [:] }
      // Whoever asked first may leave before it's counted.
      let rankings = Task { count() }
      state.rankings[start] = rankings
      return rankings
    }
    return await rankings.value
  }
}
