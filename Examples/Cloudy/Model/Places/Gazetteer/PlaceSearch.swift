import GRDB

/// Searches places, best matches first, and stops as soon as there are enough.
struct PlaceSearch {
  private let database: Database
  private let limit: Int
  private var found: [Int64] = []
  private var seen: Set<Int64> = []

  /// Returns the ids of the best places for a query, at most `limit`.
  static func places(for query: PlaceQuery, in database: Database, limit: Int) throws -> [Int64] {
    var search = Self(database: database, limit: limit)
    let readings = try query.readings.filter(search.isSomewhere)
    // Each step is done for all interpretations before the next step: a match of "name, country" is
    // as good as a match of the name alone.
    for step in [named, begunOrAlso, withWords, withAlternateWords, mistyped] {
      for reading in readings {
        try search.add(step(search)(reading))
        if search.found.count == limit { return search.found }
      }
    }
    return search.found
  }

  /// Whether a place has the region or country of this interpretation. Most interpretations end
  /// here.
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

  /// Returns the places with exactly this name.
  private func named(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try spelled(reading, isAlternate: false)
  }

  /// Returns the places whose name begins with the text, or that have exactly this name in another
  /// language or script, largest first. Sorted together, so that "praha" finds Prague before one of
  /// its districts.
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

  /// Returns the places whose name contains these words.
  private func withWords(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try matching(Self.pattern(reading, "name"))
  }

  /// Returns the places that have these words in one of their names, in any language or script.
  private func withAlternateWords(_ reading: PlaceQuery.Reading) throws -> [Int64] {
    try matching(Self.pattern(reading, "name alternates"))
  }

  /// Returns the places with a similar name, those with fewer errors first.
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

  /// Returns the FTS5 pattern of an interpretation. The last word of the name, and all words of the
  /// context, may be incomplete.
  private static func pattern(_ reading: PlaceQuery.Reading, _ columns: String) -> String {
    // A repeated word, for example in "baden baden", needs only one lookup.
    let whole = Set(reading.name.dropLast()).subtracting(reading.name.suffix(1)).sorted()
    let name = (whole + reading.name.suffix(1)).map(quoted).joined(separator: " AND ")
    let pattern = "{\(columns)} : (\(name)*)"
    return reading.context.isEmpty
      ? pattern : "\(pattern) AND context : (\(Self.pattern(reading.context)))"
  }

  private static func pattern(_ context: [String]) -> String {
    Set(context).sorted().map { quoted($0) + "*" }.joined(separator: " AND ")
  }

  /// Quotes a word for FTS5. Nothing must be escaped: a word contains no characters that are
  /// special within quotes.
  private static func quoted(_ word: String) -> String {
    "\"\(word)\""
  }
}
