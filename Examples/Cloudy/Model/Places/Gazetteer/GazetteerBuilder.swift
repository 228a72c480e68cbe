import Foundation
import GRDB

/// Writes a gazetteer's tables in one transaction: afterwards there is a complete gazetteer or
/// none, whatever happens meanwhile.
struct GazetteerBuilder {
  /// The population from which a city is found with a typing error in any of its names; for smaller
  /// cities only the main name allows errors.
  private static let populationOfCity = 500_000

  private let countries: [String: String]
  private let database: Database
  private let insertPlace: Statement
  private let insertSpelling: Statement
  private let insertWords: Statement
  private let insertTypeable: Statement
  private let insertTypingError: Statement
  private let insertPoint: Statement

  /// - Parameter progress: Called with the completed part, from 0 to 1.
  static func build(
    _ files: GazetteerFiles,
    version: String,
    in database: Database,
    progress: (Double) -> Void
  ) throws {
    try database.execute(sql: GazetteerSchema.drop)
    try database.execute(sql: GazetteerSchema.create)
    let cities = try files.cities()
    let builder = try Self(countries: files.countries(), in: database)
    // Progress counts names, not cities: large cities have the most names, and each name takes
    // time.
    let names = cities.reduce(0) { $0 + $1.alternateNames.count }
    var done = 0
    var looks: Set<[String]> = []
    for (index, city) in cities.enumerated() {
      if index.isMultiple(of: 1000) { progress(0.8 * Double(done) / Double(names)) }
      done += city.alternateNames.count
      let look = [city.name, city.region, city.countryCode]
      try builder.add(city, id: index + 1, looksLikeAnother: !looks.insert(look).inserted)
    }
    progress(0.8)
    try database.execute(sql: GazetteerSchema.finish)
    try database.execute(sql: "INSERT INTO version VALUES (?)", arguments: [version])
  }

  private init(countries: [String: String], in database: Database) throws {
    self.countries = countries
    self.database = database
    insertPlace = try database.makeStatement(
      sql: "INSERT INTO place VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
    )
    insertSpelling = try database.makeStatement(sql: "INSERT INTO newSpelling VALUES (?, ?, ?)")
    insertWords = try database.makeStatement(
      sql: "INSERT INTO words (rowid, name, alternates, context) VALUES (?, ?, ?, ?)"
    )
    insertTypeable = try database.makeStatement(
      sql: "INSERT INTO typeable (key, place) VALUES (?, ?)"
    )
    insertTypingError = try database.makeStatement(sql: "INSERT INTO newTypingError VALUES (?, ?)")
    insertPoint = try database.makeStatement(sql: "INSERT INTO point VALUES (?, ?, ?, ?, ?, ?, ?)")
  }

  private func add(_ city: GazetteerCity, id: Int, looksLikeAnother: Bool) throws {
    let key = SearchKey.key(of: city.name)
    let country = countries[city.countryCode] ?? city.countryCode
    let alternates = Set(city.alternateNames.map { SearchKey.key(of: $0) })
      .subtracting([key, ""])
    let context = Self.words(of: city, country).joined(separator: " ")
    let region = looksLikeAnother ? Self.region(of: city) : city.region
    try insertPlace.execute(arguments: [
      id, key, city.name, region, country, city.latitude, city.longitude, city.timeZone, context,
    ])
    try insertSpelling.execute(arguments: [0, key, id])
    for alternate in alternates { try insertSpelling.execute(arguments: [1, alternate, id]) }
    try insertWords.execute(arguments: [id, key, alternates.joined(separator: " "), context])
    let names = city.population < Self.populationOfCity ? [key] : alternates.union([key])
    for name in names { try addTypingErrors(of: name, id: id) }
    let point = SpherePoint(latitude: city.latitude, longitude: city.longitude)
    try insertPoint.execute(arguments: [id, point.x, point.x, point.y, point.y, point.z, point.z])
  }

  private func addTypingErrors(of key: String, id: Int) throws {
    guard key.unicodeScalars.count >= TypingErrors.shortest else { return }
    try insertTypeable.execute(arguments: [key, id])
    let typeable = database.lastInsertedRowID
    for hash in TypingErrors.hashes(of: key) {
      try insertTypingError.execute(arguments: [hash, typeable])
    }
  }

  /// Returns a region that tells two places of one name in one region apart: the coordinates are
  /// added.
  private static func region(of city: GazetteerCity) -> String {
    let place = String(format: "%.3f, %.3f", city.latitude, city.longitude)
    return city.region.isEmpty ? place : "\(city.region) (\(place))"
  }

  private static func words(of city: GazetteerCity, _ country: String) -> [String] {
    SearchKey.words(of: city.region) + SearchKey.words(of: country)
      + [city.countryCode.lowercased()] + (customaryCodes[city.countryCode] ?? [])
  }

  /// Customary abbreviations of countries that differ from the ISO code.
  private static let customaryCodes = ["GB": ["uk"], "US": ["usa"], "AE": ["uae"]]
}
