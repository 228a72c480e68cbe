package import Foundation
import GRDB

/// The world's cities with more than 5,000 inhabitants, on this machine: no server is asked.
///
/// Places are found while somebody types, in any of their languages and scripts, with or without
/// accents and with a small typing error; words after the name narrow to a region or country, as
/// "paris texas" or "york uk". First come those with just that name, then those whose name begins
/// so or is so elsewhere, then those that have the words anywhere, then those nearly named so;
/// among equals the most populous.
package struct Gazetteer: LocationService, PlaceNaming {
  /// To be shown wherever its places are.
  package static let attribution = "Contains data from GeoNames, CC BY 4.0"
  package var attribution: String { Self.attribution }

  /// No query finds more.
  package static let mostLocations = 20

  let database: DatabasePool

  /// Opens the gazetteer in a folder, after building it if it isn't there, isn't whole or is of
  /// other data.
  ///
  /// Several processes can use one folder: while one builds, others wait for it. Building takes
  /// some seconds and 100 MB.
  ///
  /// - Parameter progress: told how much is built, from 0 to 1; not called if nothing has to be.
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled, and then nothing is
  ///   built.
  package static func open(
    at folder: URL,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> Gazetteer {
    try await open(at: folder, files: .bundled, progress: progress)
  }

  static func open(
    at folder: URL,
    files: GazetteerFiles,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws -> Gazetteer {
    try await told {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var configuration = Configuration()
      // As long as another process may build.
      configuration.busyMode = .timeout(120)
      let database = try await opened(
        folder.appending(path: "gazetteer.sqlite").path,
        configuration
      )
      try await build(files, in: database, progress: progress)
      return Gazetteer(database: database)
    }
  }

  /// SQLite doesn't wait for who makes the file's journal another at the same time.
  private static func opened(
    _ path: String,
    _ configuration: Configuration
  ) async throws -> DatabasePool {
    for _ in 0..<200 {
      do {
        return try DatabasePool(path: path, configuration: configuration)
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    return try DatabasePool(path: path, configuration: configuration)
  }

  package func locations(matching query: String) async throws -> [Location] {
    let query = PlaceQuery(query)
    if query.words.isEmpty { return [] }
    return try await Self.told {
      try await database.read { database in
        try PlaceSearch.places(for: query, in: database, limit: Self.mostLocations)
          .compactMap { try Self.location($0, in: database) }
      }
    }
  }

  /// The city that is nearest as the crow flies; `nil` for what is no point on earth.
  ///
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled, and then nothing else.
  package func nearest(to latitude: Double, _ longitude: Double) async throws -> Location? {
    guard abs(latitude) <= 90, longitude.isFinite else { return nil }
    let point = SpherePoint(latitude: latitude, longitude: longitude)
    return try await Self.told {
      try await database.read { database in
        try NearestPlace.place(to: point, in: database)
          .flatMap { try Self.location($0, in: database) }
      }
    }
  }

  private static func build(
    _ files: GazetteerFiles,
    in database: DatabasePool,
    progress: @escaping @Sendable (Double) -> Void
  ) async throws {
    let version = "\(GazetteerSchema.version)-\(try files.version())"
    let isBuilt = { @Sendable (database: Database) in
      try database.tableExists("version")
        && String.fetchOne(database, sql: "SELECT version FROM version") == version
    }
    if try await database.read(isBuilt) { return }
    let wasMissing = try await database.write { database in
      // Another process may have been faster.
      if try isBuilt(database) { return false }
      try GazetteerBuilder.build(files, version: version, in: database, progress: progress)
      return true
    }
    guard wasMissing else { return }
    // Readers needn't look into a log that is as large as the database. What others still read
    // stays in it for now.
    try? await database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
    progress(1)
  }

  private static func location(_ id: Int64, in database: Database) throws -> Location? {
    try Row.fetchOne(
      database.cachedStatement(sql: "SELECT * FROM place WHERE id = ?"),
      arguments: [id]
    )
    .map { row in
      Location(
        name: row["name"],
        region: row["region"],
        country: row["country"],
        latitude: row["latitude"],
        longitude: row["longitude"],
        timeZone: row["timeZone"]
      )
    }
  }

  /// Tells what the database says as one of our errors.
  private static func told<Value: Sendable>(
    _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch {
      try Task.checkCancellation()
      throw error as? LocationError ?? LocationError.storage("\(error)")
    }
  }
}
