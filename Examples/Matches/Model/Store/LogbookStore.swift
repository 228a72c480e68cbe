package import Foundation
package import UsherPubSub

/// A store that keeps everything in a database of its own.
///
/// A change is completed or not made at all, even if the caller is cancelled. The logbook and the
/// rankings are cached until the next change.
package protocol LogbookStore: MatchStore, AnyObject {
  associatedtype Writer: LogbookWriter

  /// What was read since the last change.
  var cache: LogbookCache { get }
  /// Those who are told of changes.
  var listeners: Subscribers<Void> { get }

  /// Reads everything.
  func read() async throws -> Logbook

  /// Makes a change in a transaction.
  ///
  /// - Returns: what `body` returns, and whether anything has changed.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Writer) throws -> Value
  ) async throws -> (Value, isChanged: Bool)
}

extension LogbookStore {
  package func matches() async throws -> [Match] {
    try await logbook().matches
  }

  package func players() async throws -> [Player] {
    try await logbook().players
  }

  @concurrent
  package func matches(of player: Player.ID) async throws -> [Match] {
    try await logbook().matches.filter { $0.side(of: player) != nil }
  }

  package func rankings(since start: Date?) async throws -> [Ranking] {
    if let rankings = cache.rankings(since: start) { return rankings }
    return try await countedRankings(since: start)
  }

  @concurrent
  private func countedRankings(since start: Date?) async throws -> [Ranking] {
    let version = cache.version
    let logbook = try await logbook()
    // The matches are sorted, so those of a period come first.
    let matches = logbook.matches.prefix { $0.wasPlayed(since: start) }
    let rankings = RankingEngine.rankings(of: logbook.players, matches: matches)
    cache.keep(rankings, since: start, version)
    return rankings
  }

  package func changes() -> AsyncStream<Void> {
    listeners.changes()
  }

  private func logbook() async throws -> Logbook {
    if let logbook = cache.logbook { return logbook }
    let version = cache.version
    do {
      let logbook = try await read()
      cache.keep(logbook, version)
      return logbook
    } catch {
      try Task.checkCancellation()
      throw Self.told(error)
    }
  }

  /// Makes a change in a transaction and then notifies the listeners. Runs in its own task: the
  /// change is completed even if the caller is cancelled.
  func change<Value: Sendable>(
    _ body: @escaping @Sendable (Writer) throws -> Value
  ) async throws -> Value {
    try await Task {
      do {
        let (value, isChanged) = try await write(body)
        if isChanged { tell() }
        return value
      } catch {
        let error = Self.told(error)
        // Who listens looks whether the change was made.
        if (error as? MatchesError)?.mayBeDone == true { tell() }
        throw error
      }
    }.value
  }

  /// Forgets what was read, and tells the listeners that it has changed.
  package func tell() {
    cache.forget()
    listeners.send(())
  }

  /// Returns the error that people are told.
  package static func told(_ error: any Error) -> any Error {
    error is MatchesError || error is CancellationError
      ? error : MatchesError.storage("\(error)")
  }
}
