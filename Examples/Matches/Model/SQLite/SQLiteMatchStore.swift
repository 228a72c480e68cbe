import Announcements
package import Foundation
import GRDB

/// Keeps everything in one SQLite file, each change at once. One store uses a file at a time.
///
/// A change is made or not, whoever stops waiting for it. What was read is kept until the next
/// change, and so are rankings.
public final class SQLiteMatchStore: MatchStore {
  let listeners = Listeners<Match.ID>()
  let cache = LogbookCache()
  private let database: any DatabaseWriter

  /// Opens the file, or makes it.
  ///
  /// - Throws: ``MatchesError`` `storage`.
  public convenience init(path: String) throws {
    try self.init { try DatabasePool(path: path) }
  }

  /// A store that is gone with the process, for tests.
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
    // They are in order, so those of a period come first.
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

  /// In a task of its own: a change is made or not, whoever stops waiting, and then told.
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
