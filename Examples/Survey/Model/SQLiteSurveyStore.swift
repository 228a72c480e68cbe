import Foundation
import GRDB

/// A store in one SQLite file.
public final class SQLiteSurveyStore: SurveyStore {
  private let database: any DatabaseWriter

  /// Opens the file, or creates it.
  ///
  /// - Throws: an error of the database when the file can't be opened or migrated.
  public convenience init(path: String) throws {
    try self.init(DatabasePool(path: path))
  }

  /// Returns a store in memory, for tests. Its contents end with the process.
  package static func inMemory() throws -> SQLiteSurveyStore {
    try SQLiteSurveyStore(DatabaseQueue())
  }

  private init(_ database: any DatabaseWriter) throws {
    self.database = database
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { database in
      try database.execute(
        sql: """
          CREATE TABLE draft (visitor TEXT PRIMARY KEY, answers TEXT NOT NULL);
          CREATE TABLE submission (
            id TEXT PRIMARY KEY, visitor TEXT NOT NULL, answers TEXT NOT NULL, date DOUBLE NOT NULL);
          CREATE INDEX submissionOfVisitor ON submission (visitor, date);
          CREATE TABLE answerCount (
            question TEXT NOT NULL, answerGroup INTEGER NOT NULL, count INTEGER NOT NULL,
            PRIMARY KEY (question, answerGroup));
          """
      )
    }
    migrator.registerMigration("2") { database in
      try database.execute(
        sql: "ALTER TABLE draft ADD COLUMN revision INTEGER NOT NULL DEFAULT 1"
      )
    }
    try migrator.migrate(database)
  }

  /// Keeps what was stored of a visitor under another name, because their browser has a new one.
  public func rename(_ visitor: String, to new: String) async throws {
    try await database.write { database in
      for table in ["draft", "submission"] {
        try database.execute(
          sql: "UPDATE OR REPLACE \(table) SET visitor = ? WHERE visitor = ?",
          arguments: [new, visitor]
        )
      }
    }
  }

  package func draft(of visitor: String) async throws -> Draft {
    try await database.read { try Self.draft(of: visitor, in: $0) }
  }

  package func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    try await database.write { database in
      let draft = try Self.draft(of: visitor, in: database).changed(changes)
      try Self.keep(draft, of: visitor, in: database)
      return draft
    }
  }

  package func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft {
    try await database.write { database in
      try database.execute(
        sql: "INSERT INTO submission VALUES (?, ?, ?, ?)",
        arguments: [
          submission.id, visitor, Self.text(of: submission.answers),
          submission.date.timeIntervalSince1970,
        ]
      )
      for question in SurveyQuestion.allCases {
        try database.execute(
          sql: """
            INSERT INTO answerCount VALUES (?, ?, 1)
            ON CONFLICT (question, answerGroup) DO UPDATE SET count = count + 1
            """,
          arguments: [question.rawValue, question.group(of: submission.answers)]
        )
      }
      let draft = try Self.draft(of: visitor, in: database).changed(changes)
        .submitted(submission.answers)
      try Self.keep(draft, of: visitor, in: database)
      return draft
    }
  }

  package func submissions(of visitor: String) async throws -> [Submission] {
    try await database.read { database in
      try Row.fetchAll(
        database,
        sql: "SELECT * FROM submission WHERE visitor = ? ORDER BY date DESC, rowid DESC",
        arguments: [visitor]
      )
      .map(Self.submission)
    }
  }

  package func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission? {
    try await database.read { database in
      try Row.fetchOne(
        database,
        sql: "SELECT * FROM submission WHERE id = ? AND visitor = ?",
        arguments: [id, visitor]
      )
      .map(Self.submission)
    }
  }

  package func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    let counts = try await database.read { database in
      try Row.fetchAll(
        database,
        sql: "SELECT answerGroup, count FROM answerCount WHERE question = ?",
        arguments: [question.rawValue]
      )
      .map { ($0["answerGroup"] as Int, $0["count"] as Int) }
    }
    let known = Dictionary(counts) { first, _ in first }
    return question.groups.enumerated().map {
      AnswerCount(answer: $0.element, count: known[$0.offset] ?? 0)
    }
  }

  private static func draft(of visitor: String, in database: Database) throws -> Draft {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT answers, revision FROM draft WHERE visitor = ?",
      arguments: [visitor]
    )
    guard let row else { return Draft() }
    return Draft(answers: try answers(row["answers"]), revision: row["revision"])
  }

  private static func keep(_ draft: Draft, of visitor: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO draft VALUES (?, ?, ?)",
      arguments: [visitor, text(of: draft.answers), draft.revision]
    )
  }

  private static func submission(_ row: Row) throws -> Submission {
    Submission(
      id: row["id"],
      answers: try answers(row["answers"]),
      date: Date(timeIntervalSince1970: row["date"])
    )
  }

  private static func text(of answers: Answers) throws -> String {
    String(decoding: try JSONEncoder().encode(answers), as: UTF8.self)
  }

  private static func answers(_ text: String) throws -> Answers {
    try JSONDecoder().decode(Answers.self, from: Data(text.utf8))
  }
}
