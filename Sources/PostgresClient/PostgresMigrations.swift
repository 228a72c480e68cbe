#if PostgreSQL
/// The tables of a program, and how a database gets them.
///
/// ```swift
/// let migrations = PostgresMigrations("survey", of: "the survey", [
///   ["CREATE TABLE survey_draft (visitor text PRIMARY KEY, answers text NOT NULL)"],
///   // Added later, to databases that have the first already.
///   ["ALTER TABLE survey_draft ADD COLUMN revision bigint NOT NULL DEFAULT 1"],
/// ])
/// try await pool.perform(.writing) { try migrations.run($0) }
/// ```
public struct PostgresMigrations: Sendable {
  private let name: String
  private let program: String
  private let steps: [[String]]

  /// Describes the tables.
  ///
  /// - Parameters:
  ///   - name: a name of letters and underscores. What a database has already is written into its table `NAME_migration`.
  ///   - program: what the tables belong to, as people call it.
  ///   - steps: the statements of each step. Only append steps: those that some database has done never change.
  public init(_ name: String, of program: String, _ steps: [[String]]) {
    self.name = name
    self.program = program
    self.steps = steps
  }

  /// Does the steps that the database doesn't have yet, in a transaction that writes. If several processes do this at
  /// once, one does it and the others wait, as long as the limits of their connections let them.
  ///
  /// - Throws: `PostgresError`: `newerSchema` if the database has more steps than these, `refused` outside of a
  ///   transaction.
  public func run(_ link: PostgresLink) throws(PostgresError) {
    guard link.isInTransaction else {
      throw PostgresError(.refused, "Tables are made in a transaction only: perform(.writing).")
    }
    try link.run(
      "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))",
      [.text("\(name)_migration")]
    )
    try link.run("CREATE TABLE IF NOT EXISTS \(name)_migration (number bigint PRIMARY KEY)")
    let done = try link.run("SELECT coalesce(max(number), 0) FROM \(name)_migration").integer(0, 0)
    guard done <= steps.count else {
      throw PostgresError(
        .newerSchema,
        "A newer version of \(program) has written the tables. To fix this, run that one, or use another database."
      )
    }
    for (index, statements) in steps.enumerated().dropFirst(done) {
      for sql in statements { try link.run(sql) }
      try link.run("INSERT INTO \(name)_migration VALUES ($1)", [.integer(index + 1)])
    }
  }
}
#endif
