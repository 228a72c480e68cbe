import Goalbase
import GoalbasePostgres
import PostgresClient

extension GoalbaseServer {
  /// Opens the store that the options select.
  func openStore() async throws(StartError) -> any GoalbaseStore {
    if let database { return try await Self.postgres(database) }
    let file = data ?? "goalbase.sqlite"
    do {
      return try SQLiteGoalbaseStore(path: file)
    } catch {
      throw StartError(
        "\(file) can't be opened: \(error). To fix this, give another file with --data."
      )
    }
  }

  private static func postgres(_ text: String) async throws(StartError) -> PostgresGoalbaseStore {
    let address: PostgresAddress
    do throws(PostgresError) {
      address = try PostgresAddress(text)
    } catch {
      throw StartError("--database can't be used. \(error)")
    }
    do {
      return try await PostgresGoalbaseStore(address)
    } catch let error as PostgresError where error.code == .newerSchema {
      throw StartError("\(address) can't be opened. \(error)")
    } catch {
      throw StartError(
        """
        \(address) can't be opened (\(error)). To fix this, see that PostgreSQL runs there and has \
        that user and database, or give another with --database.
        """
      )
    }
  }
}
