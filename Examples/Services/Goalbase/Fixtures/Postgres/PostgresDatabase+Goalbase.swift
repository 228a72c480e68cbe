package import GoalbasePostgres
import PostgresClient
package import PostgresTesting

extension PostgresDatabase {
  /// Opens a store, like another process would.
  package func open(connections: Int = 4) async throws -> PostgresGoalbaseStore {
    try await PostgresGoalbaseStore(PostgresAddress(url), connections: connections)
  }
}
