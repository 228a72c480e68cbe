#if PostgreSQL
import Synchronization

/// A pool of connections to one database. Each transaction uses the connection with the fewest that wait.
///
/// A connection is opened when it is needed, and again after it was lost. Transactions block threads of the pool's own,
/// one for each connection, and never those that Swift shares between tasks.
///
/// ```swift
/// let pool = PostgresPool(try PostgresAddress("postgres://me@localhost/site"), for: "site", count: 4)
/// let names = try await pool.perform(.reading) { link in
///   let rows = try link.run("SELECT name FROM player")
///   return (0..<rows.count).map { rows.text($0, 0) }
/// }
/// ```
public final class PostgresPool: Sendable {
  private let connections: [PostgresConnection]
  private let waiting: Mutex<[Int]>

  /// Creates a pool. It doesn't connect yet.
  ///
  /// - Parameters:
  ///   - address: the database, which must exist.
  ///   - program: the name of this program, which the server shows.
  ///   - count: the number of connections.
  ///   - timeout: the time, in whole seconds, after which the server ends a statement.
  ///   - lockTimeout: the time, in whole seconds, after which a statement ends that waits for another transaction; zero for
  ///     `timeout`.
  ///   - idleTimeout: the time, in whole seconds, after which the server ends a transaction that does nothing; `nil` for
  ///     `timeout`.
  public init(
    _ address: PostgresAddress,
    for program: String,
    count: Int,
    timeout: Duration = .seconds(30),
    lockTimeout: Duration = .zero,
    idleTimeout: Duration? = nil
  ) {
    let limits = PostgresConnection.Limits(
      statement: timeout,
      lock: lockTimeout,
      idle: idleTimeout ?? timeout
    )
    connections = (0..<max(1, count)).map { _ in
      PostgresConnection(address, for: program, limits)
    }
    waiting = Mutex(connections.map { _ in 0 })
  }

  /// Runs a transaction on one of the connections, and once more if the connection was lost before anything has changed.
  ///
  /// - Parameter body: what is done in the transaction, on a thread of the pool. If it throws, nothing is changed.
  /// - Throws: what `body` throws, or ``PostgresError``: `unreachable` if no server answers, `lost` if the connection
  ///   broke twice, `unknownOutcome` if it broke while the transaction was being committed.
  public func perform<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) async throws -> Value {
    let place = waiting.withLock { waiting in
      let place = waiting.indices.min { waiting[$0] < waiting[$1] } ?? 0
      waiting[place] += 1
      return place
    }
    defer { waiting.withLock { $0[place] -= 1 } }
    return try await connections[place].perform(transaction, body)
  }

  /// Closes the connections, after what they do. They are opened again when they are needed.
  public func close() async {
    for connection in connections { await connection.close() }
  }
}
#endif
