import Foundation
import Synchronization

/// A cache of the rankings of unchanged lists, each computed once for all callers.
final class RankingCache: Sendable {
  /// The versions of the lists that the rankings are made from.
  struct Version: Equatable {
    let players: Int
    let matches: Int
  }

  private struct State {
    var version: Version?
    /// The rankings by the start of their period; there are only a few in a day.
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
      // The first caller may be cancelled before the rankings are computed.
      let rankings = Task { count() }
      state.rankings[start] = rankings
      return rankings
    }
    return await rankings.value
  }
}
