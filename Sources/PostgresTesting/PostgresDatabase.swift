import Foundation

/// An empty database of a ``PostgresCluster``, for a test.
///
/// ```swift
/// try await PostgresDatabase.run { database in
///   let store = try await PostgresSessionStore(database.url)
///   …
/// }
/// ```
public struct PostgresDatabase: Sendable {
  /// The address of the database, with user and password.
  public let url: String

  /// A database that is there.
  public init(url: String) { self.url = url }

  /// The limit of parallel databases. Creating a database is slow: if all tests did it at once,
  /// each would wait too long.
  private static let turns = Turns(4)
  @TaskLocal private static var hasTurn = false

  /// Creates a database, runs `body`, and deletes the database.
  ///
  /// - Parameter cluster: its server; `nil` for the one that the tests share.
  public static func run(
    on cluster: PostgresCluster? = nil,
    _ body: (PostgresDatabase) async throws -> Void
  ) async throws {
    let cluster = if let cluster { cluster } else { try await PostgresCluster.shared }
    // A test that needs two databases creates both in the same turn.
    guard !hasTurn else { return try await make(on: cluster, body) }
    await turns.begin()
    let result: Result<Void, any Error>
    do {
      result = .success(try await $hasTurn.withValue(true) { try await make(on: cluster, body) })
    } catch {
      result = .failure(error)
    }
    await turns.end()
    try result.get()
  }

  private static func make(
    on cluster: PostgresCluster,
    _ body: (PostgresDatabase) async throws -> Void
  ) async throws {
    let name = "test_" + UUID().uuidString.filter { $0 != "-" }.lowercased()
    let server = PostgresDatabase(url: cluster.url("postgres"))
    try await server.query("CREATE DATABASE \(name)")
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(PostgresDatabase(url: cluster.url(name))))
    } catch {
      result = .failure(error)
    }
    try await server.query("DROP DATABASE \(name) WITH (FORCE)")
    try result.get()
  }

  /// Runs statements with `psql` and returns the lines it prints.
  @discardableResult
  public func query(_ sql: String) async throws -> [String] {
    guard let folder = PostgresBinaries.folder else {
      throw PostgresCluster.Failure(PostgresBinaries.advice)
    }
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "\(folder)/psql")
    process.arguments = ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-f", "-", url]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let lines = LineReader(output.fileHandleForReading)
    DispatchQueue.global().async {
      try? input.fileHandleForWriting.write(contentsOf: Data("\(sql);\n".utf8))
      try? input.fileHandleForWriting.close()
    }
    var printed: [String] = []
    while let line = await lines.next() { printed.append(line) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PostgresCluster.Failure("psql failed: \(sql.prefix(200))")
    }
    return printed
  }
}
