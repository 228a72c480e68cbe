import Synchronization

/// A pool of connections to one database. Each request uses the connection with the fewest waiting
/// requests.
final class PostgresPool: Sendable {
  private let connections: [PostgresConnection]
  private let waiting: Mutex<[Int]>

  init(_ address: PostgresAddress, count: Int) {
    connections = (0..<max(1, count)).map { _ in PostgresConnection(address) }
    waiting = Mutex(connections.map { _ in 0 })
  }

  /// Runs a transaction on one of the connections; see ``PostgresConnection/perform(_:_:)``.
  func perform<Value: Sendable>(
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
}
