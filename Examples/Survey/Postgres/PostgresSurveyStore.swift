public import PostgresClient
public import SurveyModel
public import UsherPostgres
import UsherPubSub

/// A store in a PostgreSQL database, which several processes can use at once.
public final class PostgresSurveyStore: SurveyStore {
  private let pool: PostgresPool
  private let broker: PostgresBroker
  private let submissions: Topic<Submission.ID>
  /// The numbers of changed drafts, by visitor.
  private let drafts: Topic<Int>

  /// Makes the tables if they are missing.
  ///
  /// - Parameters:
  ///   - pool: connections to the database.
  ///   - broker: tells other processes of changes; of the same database.
  /// - Throws: `PostgresError` if the database can't be used.
  public init(_ pool: PostgresPool, _ broker: PostgresBroker) async throws {
    self.pool = pool
    self.broker = broker
    submissions = Topic("survey.submissions", on: broker)
    drafts = Topic("survey.drafts", on: broker)
    try await pool.perform(.writing) { try Self.migrations.run($0) }
  }

  private static let migrations = PostgresMigrations(
    "survey",
    of: "Survey",
    [
      [
        "CREATE TABLE survey_draft (visitor text PRIMARY KEY, answers text NOT NULL, revision bigint NOT NULL)",
        """
        CREATE TABLE survey_submission (
          id text PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY, visitor text NOT NULL, answers text NOT NULL,
          date timestamptz NOT NULL)
        """,
        "CREATE INDEX survey_submission_of_visitor ON survey_submission (visitor, date)",
        """
        CREATE TABLE survey_answer_count (
          question text NOT NULL, answer_group bigint NOT NULL, count bigint NOT NULL, PRIMARY KEY (question, answer_group))
        """,
      ]
    ]
  )

  /// Keeps what was stored of a visitor under another name, because their browser has a new one.
  public func rename(_ visitor: String, to new: String) async throws {
    try await pool.perform(.writing) { link in
      let names = [PostgresParameter.text(visitor), .text(new)]
      try link.run(
        """
        WITH moved AS (DELETE FROM survey_draft WHERE visitor = $1 RETURNING answers, revision)
        INSERT INTO survey_draft SELECT $2, answers, revision FROM moved
        ON CONFLICT (visitor) DO UPDATE SET answers = excluded.answers, revision = excluded.revision
        """,
        names
      )
      try link.run("UPDATE survey_submission SET visitor = $2 WHERE visitor = $1", names)
    }
  }

  package func draft(of visitor: String) async throws -> Draft {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT answers, revision FROM survey_draft WHERE visitor = $1",
        [.text(visitor)]
      )
      return try Self.draft(rows)
    }
  }

  package func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    try await change(visitor) { $1.changed(changes) }
  }

  package func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft {
    let message = try submissions.message(submission.id)
    return try await change(visitor, message) { link, draft in
      let added = try link.run(
        """
        INSERT INTO survey_submission (id, visitor, answers, date) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING
        """,
        [
          .text(submission.id), .text(visitor), .text(try submission.answers.text()),
          .date(submission.date),
        ]
      )
      guard added.changes > 0 else { return nil }
      for question in SurveyQuestion.allCases {
        try link.run(
          """
          INSERT INTO survey_answer_count VALUES ($1, $2, 1)
          ON CONFLICT (question, answer_group) DO UPDATE SET count = survey_answer_count.count + 1
          """,
          [.text(question.rawValue), .integer(question.group(of: submission.answers))]
        )
      }
      return draft.changed(changes).submitted(submission.answers)
    }
  }

  package func submissions(of visitor: String) async throws -> [Submission] {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT id, answers, date FROM survey_submission WHERE visitor = $1 ORDER BY date DESC, number DESC",
        [.text(visitor)]
      )
      return try Self.submissions(rows)
    }
  }

  package func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission? {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT id, answers, date FROM survey_submission WHERE id = $1 AND visitor = $2",
        [.text(id), .text(visitor)]
      )
      return try Self.submissions(rows).first
    }
  }

  package func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try await pool.perform(.statement) { link in
      let rows = try link.run(
        "SELECT answer_group, count FROM survey_answer_count WHERE question = $1",
        [.text(question.rawValue)]
      )
      var known: [Int: Int] = [:]
      for row in 0..<rows.count { known[rows.integer(row, 0)] = rows.integer(row, 1) }
      return Self.counts(of: question, known: known)
    }
  }

  package func draftChanges(of visitor: String) -> AsyncStream<Void> {
    drafts.changes(key: visitor)
  }

  package func submitted() -> AsyncStream<Void> { submissions.changes() }

  /// Changes a visitor's draft, in a transaction, and tells all processes of it.
  ///
  /// - Parameters:
  ///   - message: what else is told.
  ///   - next: returns the draft that takes the place of the given one; `nil` if nothing changes.
  private func change(
    _ visitor: String,
    _ message: Message? = nil,
    _ next: @Sendable (PostgresLink, Draft) throws -> Draft?
  ) async throws -> Draft {
    try await pool.perform(.writing) { link in
      // Two pages of a visitor change their draft one after the other, also when there is none yet: the row is locked.
      let rows = try link.run(
        """
        INSERT INTO survey_draft VALUES ($1, $2, 0)
        ON CONFLICT (visitor) DO UPDATE SET revision = survey_draft.revision RETURNING answers, revision
        """,
        [.text(visitor), .text(try Draft().answers.text())]
      )
      let draft = try Self.draft(rows)
      guard let next = try next(link, draft) else { return draft }
      try link.run(
        "UPDATE survey_draft SET answers = $2, revision = $3 WHERE visitor = $1",
        [.text(visitor), .text(try next.answers.text()), .integer(next.revision)]
      )
      let changed = try drafts.message(next.revision, key: visitor)
      try broker.publish([message, changed].compactMap(\.self), in: link)
      return next
    }
  }

  private static func draft(_ rows: borrowing PostgresRows) throws -> Draft {
    guard rows.count > 0 else { return Draft() }
    return Draft(answers: try Answers(text: rows.text(0, 0)), revision: rows.integer(0, 1))
  }

  private static func submissions(_ rows: borrowing PostgresRows) throws -> [Submission] {
    var submissions: [Submission] = []
    for row in 0..<rows.count {
      let answers = try Answers(text: rows.text(row, 1))
      submissions.append(
        Submission(id: rows.text(row, 0), answers: answers, date: rows.date(row, 2))
      )
    }
    return submissions
  }
}
