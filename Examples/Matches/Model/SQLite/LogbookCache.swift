import Foundation
import Synchronization

/// What was read or made of it since the last change.
final class LogbookCache: Sendable {
  /// Which changes there were, for what was read before one and is kept after.
  struct Version: Equatable {
    fileprivate var changes = 0
  }

  private struct State {
    var version = Version()
    var logbook: Logbook?
    /// By the start of their period. A day has few.
    var rankings: [Date?: [Ranking]] = [:]
  }

  private static let mostRankings = 16
  private let state = Mutex(State())

  var version: Version { state.withLock(\.version) }
  var logbook: Logbook? { state.withLock(\.logbook) }

  func rankings(since start: Date?) -> [Ranking]? {
    state.withLock { $0.rankings[start] }
  }

  func keep(_ logbook: Logbook, _ version: Version) {
    state.withLock { state in
      if state.version == version { state.logbook = logbook }
    }
  }

  func keep(_ rankings: [Ranking], since start: Date?, _ version: Version) {
    state.withLock { state in
      guard state.version == version else { return }
      if state.rankings.count >= Self.mostRankings { state.rankings = [:] }
      state.rankings[start] = rankings
    }
  }

  func forget() {
    state.withLock { state in
      state.version.changes += 1
      state.logbook = nil
      state.rankings = [:]
    }
  }
}
