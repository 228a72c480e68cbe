import UsherPostgres
import UsherSQLite
import UsherWeb

/// How a server is started: `PageServer PORT [threads=COUNT] [store=FOLDER or postgres://…] [durability=full]`.
struct ServerOptions {
  let port: Int
  /// How many threads read and write connections, and how many sessions run at a time; `nil` for one, and for as many as by
  /// default.
  let threads: Int?
  private let store: String?
  private let durability: StoreSettings.Durability

  init(_ arguments: [String]) throws {
    guard let port = arguments.first.flatMap({ Int($0) }) else {
      throw UsageError("To run this, name a port: PageServer 9001")
    }
    self.port = port
    var values: [String: String] = [:]
    for argument in arguments.dropFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2, ["threads", "store", "durability"].contains(parts[0]) else {
        throw UsageError("There is no option “\(argument)”.")
      }
      values[parts[0]] = parts[1]
    }
    threads = values["threads"].flatMap { Int($0) }
    store = values["store"]
    durability = values["durability"].flatMap { StoreSettings.Durability(rawValue: $0) } ?? .normal
  }

  /// Opens the store of open pages; `nil` if there is none.
  func openStore() async throws -> (any SessionStore)? {
    guard let store else { return nil }
    if store.hasPrefix("postgres") { return try await PostgresSessionStore(store) }
    var settings = StoreSettings()
    settings.durability = durability
    return try SQLiteSessionStore(path: "\(store)/sessions.sqlite", settings: settings)
  }
}
