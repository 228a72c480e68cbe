import Foundation
import GRDB

/// All stored data of a visitor, in one row.
struct VisitorRecord: Equatable {
  var favorites = Favorites()
  var choice: Location?
  var notations = Notations()

  static func createTable(in database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE visitor (
          id TEXT PRIMARY KEY, favorites TEXT NOT NULL, choice TEXT,
          timeNotation TEXT NOT NULL, unitsNotation TEXT NOT NULL, temperatureNotation TEXT NOT NULL);
        """
    )
  }

  /// Reads a visitor's record; a visitor without a row has the default values.
  init(of visitor: String, in database: Database) throws {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT * FROM visitor WHERE id = ?",
      arguments: [visitor]
    )
    guard let row else { return }
    favorites = try Self.value(row["favorites"])
    choice = try (row["choice"] as String?).map { try Self.value($0) }
    notations = Notations(
      time: TimeNotation(rawValue: row["timeNotation"]),
      units: UnitsNotation(rawValue: row["unitsNotation"]),
      temperature: TemperatureNotation(rawValue: row["temperatureNotation"])
    )
  }

  func save(of visitor: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO visitor VALUES (?, ?, ?, ?, ?, ?)",
      arguments: [
        visitor, Self.text(of: favorites), choice.map { try Self.text(of: $0) },
        // Empty if nothing was chosen.
        notations.time?.rawValue ?? "", notations.units?.rawValue ?? "",
        notations.temperature?.rawValue ?? "",
      ]
    )
  }

  private static func text(of value: some Encodable) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }

  private static func value<Value: Decodable>(_ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
