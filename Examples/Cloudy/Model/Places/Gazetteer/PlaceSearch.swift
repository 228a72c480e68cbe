import GRDB

/// Looks for places, the best matches first, and stops as soon as there are enough.
struct PlaceSearch {
  private let database: Database
  private let limit: Int
  private var found: [Int64] = []
  private var seen: Set<Int64> = []

  /// The ids of the best places for a query.
  static func places(for query: PlaceQuery, in database: Database, limit: Int) throws -> [Int64] {
    var search = Self(database: database, limit: limit)
    let readings = try query.readings.filter(search.isSomewhere)
    // Each step for all ways to read the query, then the next: a name in a country is as good as
    // a name.
    for step in [named, begunOrAlso, withWords, withAlternateWords, mistyped] {
      for reading in readings {
        try search.add(step(search)(reading))
        if search.found.count == limit { return search.found }
      }
    }
    return search.found
  }

  /// Whether there is such a region or country. Most ways to read a query end here.
  private func isSomewhere(_ reading: PlaceQuery.Reading) throws -> Bool {
    if reading.context.isEmpty { return true }
    return try !fetch(
      "SELECT rowid FROM contexts WHERE contexts MATCH ? LIMIT 1",
      [Self.pattern(reading.context)]
    )
    .isEmpty
  }

  private mutating func add(_ places: [Int64]) {
    for place in places where found.count < limit && seen.insert(place).inserted {
      found.append(place)
    }
  }

  /// Those with just this name.
  private func named(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try spelled(reading, isAlternate: false)
  }

  /// Those whose name begins so, or that have just this name in another language or script. Of
  /// these the most populous is meant: "praha" isn't one of Prague's districts.
  private func begunOrAlso(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    let alternate = try spelled(reading, isAlternate: true)
    let beginning =
      reading.context.isEmpty
      ? try fetch(
        """
        SELECT place FROM spelling WHERE isAlternate = 0 AND key >= ? AND key < ?
        ORDER BY place LIMIT ?
        """,
        [reading.key, reading.key + "\u{10FFFF}", limit]
      )
      : try fetch(
        """
        SELECT place.id FROM words JOIN place ON place.id = words.rowid
        WHERE words MATCH ? AND place.key >= ? AND place.key < ? ORDER BY words.rowid LIMIT ?
        """,
        [Self.pattern(reading, "name"), reading.key, reading.key + "\u{10FFFF}", limit]
      )
    return Set(alternate).union(beginning).sorted()
  }

  /// Those whose name has these words, whatever else it has.
  private func withWords(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try matching(Self.pattern(reading, "name"))
  }

  /// Those whose names in all languages and scripts have these words.
  private func withAlternateWords(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try matching(Self.pattern(reading, "name alternates"))
  }

  /// Those who have nearly this name, those with fewer errors first.
  private func mistyped(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    let key = reading.key
    guard key.unicodeScalars.count >= TypingErrors.shortest else { return [] }
    let hashes = TypingErrors.hashes(of: key)
    let marks = repeatElement("?", count: hashes.count).joined(separator: ", ")
    let rows = try Row.fetchAll(
      database,
      sql: """
        SELECT DISTINCT place.id, typeable.key, place.context
        FROM typingError JOIN typeable ON typeable.id = typeable JOIN place ON place.id = place
        WHERE hash IN (\(marks))
        """,
      arguments: StatementArguments(hashes)
    )
    let tolerance = TypingErrors.tolerance(of: key)
    return rows.filter { reading.allows(context: $0[2]) }
      .map { (errors: TypingErrors.count(from: key, to: $0[1]), place: $0[0] as Int64) }
      .filter { $0.errors <= tolerance }
      .sorted { $0 < $1 }
      .map(\.place)
  }

  private func spelled(_ reading: PlaceQuery.Reading, isAlternate: Bool) throws -> [Int64] {
    try Row.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT place.id, place.context FROM spelling JOIN place ON place.id = spelling.place
          WHERE isAlternate = ? AND spelling.key = ? ORDER BY spelling.place
          """
      ),
      arguments: [isAlternate, reading.key]
    )
    .filter { reading.allows(context: $0[1]) }
    .prefix(limit).map { $0[0] }
  }

  private func matching(_ pattern: String) throws -> [Int64] {
    try fetch(
      "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?",
      [pattern, limit + found.count]
    )
  }

  private func fetch(_ sql: String, _ arguments: StatementArguments) throws -> [Int64] {
    try Int64.fetchAll(database.cachedStatement(sql: sql), arguments: arguments)
  }

  /// The last word of the name, and all of the context, may be just begun.
  private static func pattern(_ reading: PlaceQuery.Reading, _ columns: String) -> String {
    // A word that is said again, as in "baden baden", needn't be looked up again.
    let whole = Set(reading.name.dropLast()).subtracting(reading.name.suffix(1)).sorted()
    let name = (whole + reading.name.suffix(1)).map(quoted).joined(separator: " AND ")
    let pattern = "{\(columns)} : (\(name)*)"
    return reading.context.isEmpty
      ? pattern : "\(pattern) AND context : (\(Self.pattern(reading.context)))"
  }

  private static func pattern(_ context: [String]) -> String {
    Set(context).sorted().map { quoted($0) + "*" }.joined(separator: " AND ")
  }

  /// Words have nothing in them that means something to FTS5 within quotes.
  private static func quoted(_ word: String) -> String {
    "\"\(word)\""
  }
}
