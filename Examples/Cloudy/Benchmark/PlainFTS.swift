import Foundation
import GRDB

/// A search with FTS5 as its manual shows it: all names of a city stand in one row, and the last
/// word of a query may be incomplete.
struct PlainFTS {
  private let database: DatabasePool

  init(_ cities: [City], path: String) throws {
    database = try DatabasePool(path: path)
    try database.write { database in
      try database.execute(
        sql: """
          CREATE VIRTUAL TABLE city USING fts5 (
            name, alternates, country, population UNINDEXED, prefix = '1 2 3',
            tokenize = "unicode61 remove_diacritics 2");
          """
      )
      let statement = try database.makeStatement(sql: "INSERT INTO city VALUES (?, ?, ?, ?)")
      for city in cities {
        try statement.execute(arguments: [
          city.name, city.alternates.joined(separator: ", "), city.country, city.population,
        ])
      }
      try database.execute(sql: "INSERT INTO city (city) VALUES ('optimize')")
    }
  }

  func names(matching query: String) async throws -> [String] {
    let words = query.split { !$0.isLetter && !$0.isNumber }
    guard !words.isEmpty else { return [] }
    let pattern = words.map { "\"\($0)\"" }.joined(separator: " ") + "*"
    return try await database.read { database in
      try String.fetchAll(
        database.cachedStatement(
          sql: "SELECT name FROM city WHERE city MATCH ? ORDER BY population DESC LIMIT 20"
        ),
        arguments: [pattern]
      )
    }
  }
}
