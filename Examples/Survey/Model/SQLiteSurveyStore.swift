import Foundation
import GRDB
import UsherPubSub

/// A store in one SQLite file.
public final class SQLiteSurveyStore: SurveyStore {
  private let database: any DatabaseWriter
  private let submissions = Subscribers<Void>()
  /// Changes of drafts, by visitor.
  private let drafts = Subscribers<Void>()

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
    let draft = try await database.write { database in
      let draft = try Self.draft(of: visitor, in: database).changed(changes)
      try Self.keep(draft, of: visitor, in: database)
      return draft
    }
    drafts.send((), key: visitor)
    return draft
  }

  package func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft {
    let draft = try await database.write { database in
      try database.execute(
        sql: """
          INSERT INTO submission (id, visitor, answers, date) VALUES (?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING
          """,
        arguments: [
          submission.id, visitor, submission.answers.text(),
          submission.date.timeIntervalSince1970,
        ]
      )
      guard database.changesCount > 0 else { return try Self.draft(of: visitor, in: database) }
      for question in SurveyQuestion.allCases {
        try database.execute(
          sql: """
            INSERT INTO answerCount (question, answerGroup, count) VALUES (?, ?, 1)
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
    submissions.send(())
    drafts.send((), key: visitor)
    return draft
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
    return Self.counts(of: question, known: Dictionary(counts) { first, _ in first })
  }

  package func draftChanges(of visitor: String) -> AsyncStream<Void> {
    drafts.changes(key: visitor)
  }

  package func submitted() -> AsyncStream<Void> { submissions.changes() }

  private static func draft(of visitor: String, in database: Database) throws -> Draft {
    let row = try Row.fetchOne(
      database,
      sql: "SELECT answers, revision FROM draft WHERE visitor = ?",
      arguments: [visitor]
    )
    guard let row else { return Draft() }
    return Draft(answers: try Answers(text: row["answers"]), revision: row["revision"])
  }

  private static func keep(_ draft: Draft, of visitor: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO draft (visitor, answers, revision) VALUES (?, ?, ?)",
      arguments: [visitor, draft.answers.text(), draft.revision]
    )
  }

  private static func submission(_ row: Row) throws -> Submission {
    Submission(
      id: row["id"],
      answers: try Answers(text: row["answers"]),
      date: Date(timeIntervalSince1970: row["date"])
    )
  }
}
