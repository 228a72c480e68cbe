import Foundation
import Synchronization

/// The logbook, and the rankings computed from it, since the last change.
package final class LogbookCache: Sendable {
  /// The number of changes so far. A result that was read before a change isn't stored after it.
  struct Version: Equatable {
    fileprivate var changes = 0
  }

  private struct State {
    var version = Version()
    var logbook: Logbook?
    /// The rankings by the start of their period; there are only a few in a day.
    var rankings: [Date?: [Ranking]] = [:]
  }

  private static let mostRankings = 16
  private let state = Mutex(State())

  package init() {}

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
