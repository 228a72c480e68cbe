package import Foundation
import GRDB

/// The world's cities with more than 5,000 inhabitants, stored on this machine: no server is asked.
///
/// Finds places while somebody types, in all languages and scripts, with or without accents, and
/// with a small typing error. Words after the name restrict the search to a region or country, for
/// example "paris texas" or "york uk". The order of the results: places with exactly this name;
/// places whose name begins with the text, or that have exactly this name in another language;
/// places that have the words anywhere in a name; places with a similar name. Equal matches are
/// sorted by population, largest first.
package struct Gazetteer: LocationService, PlaceNaming {
  /// The credit that must be shown together with the gazetteer's places.
  package static let attribution = "Contains data from GeoNames, CC BY 4.0"
  package var attribution: String { Self.attribution }

  /// The maximum number of results of a query.
  package static let mostLocations = 20

  let database: DatabasePool

  /// Opens the gazetteer in a folder. Builds it first if it is missing, incomplete or made from
  /// other data.
  ///
  /// Several processes can use one folder: while one builds, the others wait. Building takes some
  /// seconds and 100 MB.
  ///
  /// - Parameter progress: Called with the completed part, from 0 to 1; not called if nothing must
  ///   be built.
  /// - Throws: `LocationError`; `CancellationError` if the task is cancelled: then nothing is
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
      // The longest time that another process may need to build.
      configuration.busyMode = .timeout(120)
      let database = try await opened(
        folder.appending(path: "gazetteer.sqlite").path,
        configuration
      )
      try await build(files, in: database, progress: progress)
      return Gazetteer(database: database)
    }
  }

  /// Opens the database. Tries again while another connection changes the file's journal mode:
  /// SQLite's busy timeout doesn't cover this.
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

  /// Returns the nearest city by great-circle distance; `nil` if the coordinates are no point on
  /// Earth.
  ///
  /// - Throws: `LocationError`; only `CancellationError` if the task is cancelled.
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
      // Another process may have built the gazetteer meanwhile.
      if try isBuilt(database) { return false }
      try GazetteerBuilder.build(files, version: version, in: database, progress: progress)
      return true
    }
    guard wasMissing else { return }
    // Moves the log, which is as large as the database, into the database, so that readers needn't
    // search it. Pages that others still read stay in the log for now.
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

  /// Runs `body` and converts its errors to `LocationError`.
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
