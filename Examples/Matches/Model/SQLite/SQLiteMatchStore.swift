import Announcements
package import Foundation
import GRDB

/// Stores matches and players in one SQLite file; each change is written at once. Only one store
/// may use a file at a time.
///
/// A change is completed or not made at all, even if the caller is cancelled. The logbook and the
/// rankings are cached until the next change.
public final class SQLiteMatchStore: MatchStore {
  let listeners = Listeners<Match.ID>()
  let cache = LogbookCache()
  private let database: any DatabaseWriter

  /// Opens the file; creates it if it is missing.
  ///
  /// - Throws: ``MatchesError`` `storage`.
  public convenience init(path: String) throws {
    try self.init { try DatabasePool(path: path) }
  }

  /// Returns a store in memory, for tests.
  package static func inMemory() throws -> SQLiteMatchStore {
    try SQLiteMatchStore { try DatabaseQueue() }
  }

  private init(_ open: () throws -> any DatabaseWriter) throws {
    do {
      database = try open()
      var migrator = DatabaseMigrator()
      migrator.registerMigration("1", migrate: Logbook.createTables)
      try migrator.migrate(database)
    } catch {
      throw MatchesError.storage("\(error)")
    }
  }

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
    listeners.stream()
  }

  private func logbook() async throws -> Logbook {
    if let logbook = cache.logbook { return logbook }
    let version = cache.version
    do {
      let logbook = try await database.read { try Logbook($0) }
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
    _ body: @escaping @Sendable (LogbookWriter) throws -> Value
  ) async throws -> Value {
    try await Task { [database, listeners, cache] in
      do {
        let (value, isChanged) = try await database.write { database in
          let before = database.totalChangesCount
          let value = try body(LogbookWriter(database: database))
          return (value, database.totalChangesCount != before)
        }
        if isChanged {
          cache.forget()
          listeners.notify()
        }
        return value
      } catch {
        throw Self.told(error)
      }
    }.value
  }

  private static func told(_ error: any Error) -> any Error {
    error is MatchesError || error is CancellationError
      ? error : MatchesError.storage("\(error)")
  }
}
