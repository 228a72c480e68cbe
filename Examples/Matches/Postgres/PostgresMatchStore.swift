import Foundation
public import MatchesModel
public import PostgresClient
import Synchronization
public import UsherPostgres
package import UsherPubSub

/// Stores matches and players in a PostgreSQL database, which several processes can use at once.
public final class PostgresMatchStore: LogbookStore {
  package let listeners = Subscribers<Void>()
  package let cache = LogbookCache()
  private let pool: PostgresPool
  private let broker: PostgresBroker
  /// The names of changes.
  private let changed: Topic<UUID>
  /// This process's own changes whose messages haven't come yet: it tells of them itself.
  private let own = Mutex<Set<UUID>>([])
  /// Receives the changes of other processes.
  private let following = Mutex<Task<Void, Never>?>(nil)

  /// Makes the tables if they are missing.
  ///
  /// - Parameters:
  ///   - pool: Connections to the database.
  ///   - broker: Tells other processes of changes; of the same database.
  /// - Throws: ``MatchesError`` `storage`.
  public init(_ pool: PostgresPool, _ broker: PostgresBroker) async throws {
    self.pool = pool
    self.broker = broker
    changed = Topic("logbook", on: broker)
    do {
      try await pool.perform(.writing) { try LogbookTables.migrations.run($0) }
    } catch {
      throw Self.told(error)
    }
    let changes = changed.subscribe()
    let task = Task { [weak self] in
      for await delivery in changes { self?.receive(delivery) }
    }
    following.withLock { $0 = task }
  }

  deinit { following.withLock(\.self)?.cancel() }

  package func read() async throws -> Logbook {
    try await pool.perform(.reading) { try LogbookTables.logbook($0) }
  }

  package func write<Value: Sendable>(
    _ body: @escaping @Sendable (PostgresLogbookWriter) throws -> Value
  ) async throws -> (Value, isChanged: Bool) {
    let change = UUID()
    let message = try changed.message(change)
    own.withLock { _ = $0.insert(change) }
    do {
      let (value, isChanged) = try await pool.perform(.writing) { link in
        let writer = try PostgresLogbookWriter(link)
        let value = try body(writer)
        if writer.isChanged { try broker.publish([message], in: link) }
        return (value, writer.isChanged)
      }
      if !isChanged { own.withLock { _ = $0.remove(change) } }
      return (value, isChanged)
    } catch {
      // If it was made nevertheless, its message tells of it.
      own.withLock { _ = $0.remove(change) }
      guard (error as? PostgresError)?.code == .unknownOutcome else { throw error }
      throw MatchesError.storageCutOff("\(error)")
    }
  }

  private func receive(_ delivery: Delivery<UUID>) {
    switch delivery {
    case .value(let change): if own.withLock({ $0.remove(change) }) == nil { tell() }
    case .missed:
      own.withLock { $0 = [] }
      tell()
    }
  }
}
