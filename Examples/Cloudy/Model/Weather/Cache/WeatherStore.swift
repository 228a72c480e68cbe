import Foundation
import GRDB

/// The stored weather of some places, in SQLite.
struct WeatherStore: Sendable {
  private let database: DatabasePool
  private let limit: Int

  init(path: String, limit: Int) throws {
    self.limit = max(0, limit)
    database = try DatabasePool(path: path)
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE weather (
            latitude INTEGER NOT NULL, longitude INTEGER NOT NULL, fetched DOUBLE NOT NULL,
            data BLOB NOT NULL, PRIMARY KEY (latitude, longitude)) WITHOUT ROWID
          """
      )
    }
    try migrator.migrate(database)
  }

  /// Returns the last stored weather of a place; `nil` if there is none or it can't be decoded.
  func weather(at place: PlaceKey) async throws -> DatedWeather? {
    try await database.read { database in
      let row = try Row.fetchOne(
        database,
        sql: "SELECT fetched, data FROM weather WHERE latitude = ? AND longitude = ?",
        arguments: [place.latitude, place.longitude]
      )
      guard let row, let data = try? JSONDecoder().decode(WeatherData.self, from: row["data"])
      else { return nil }
      return DatedWeather(data: data, fetched: Date(timeIntervalSinceReferenceDate: row["fetched"]))
    }
  }

  /// Stores weather and removes the oldest places above the limit. Runs in its own task: the
  /// weather is stored even if the caller is cancelled.
  func keep(_ weather: DatedWeather, at place: PlaceKey) async throws {
    let data = try JSONEncoder().encode(weather.data)
    let fetched = weather.fetched.timeIntervalSinceReferenceDate
    try await Task { [database, limit] in
      try await database.write { database in
        try database.execute(
          sql: "INSERT OR REPLACE INTO weather VALUES (?, ?, ?, ?)",
          arguments: [place.latitude, place.longitude, fetched, data]
        )
        try database.execute(
          sql: """
            DELETE FROM weather WHERE (latitude, longitude) IN (
              SELECT latitude, longitude FROM weather ORDER BY fetched DESC LIMIT -1 OFFSET ?)
            """,
          arguments: [limit]
        )
      }
    }.value
  }
}
