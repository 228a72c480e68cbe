package import Foundation

/// The model of the survey: drafts, submissions, and counts of everybody's answers.
public final class Questionnaire: Sendable {
  private let store: any SurveyStore
  private let now: @Sendable () -> Date

  public convenience init(store: SQLiteSurveyStore) {
    self.init(store: store as any SurveyStore)
  }

  package init(store: any SurveyStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  /// Returns the draft of a visitor; an empty one if there is none.
  package func draft(of visitor: String) async throws -> Draft {
    try await store.draft(of: visitor)
  }

  /// Stores the answers that a visitor has changed on one page. Other answers of the draft stay as they are.
  ///
  /// - Returns: the draft after the change.
  @discardableResult
  package func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    try await store.keep(changes, of: visitor)
  }

  /// Returns a submission of answers, which isn't stored yet.
  ///
  /// - Throws: ``SurveyError`` for an answer that is missing, too long or out of range.
  package func submission(of answers: Answers) throws(SurveyError) -> Submission {
    try Self.check(answers)
    return Submission(id: UUID().uuidString.lowercased(), answers: answers, date: now())
  }

  /// Submits answers, once: a submission that is stored already changes nothing. Afterwards the draft has only the
  /// answers that were changed elsewhere and aren't submitted.
  ///
  /// - Parameter changes: the submitted answers that aren't in the draft yet; `nil` for none.
  /// - Returns: the new draft.
  /// - Throws: an error of the store.
  @discardableResult
  package func submit(
    _ submission: Submission,
    with changes: AnswerChanges? = nil,
    of visitor: String
  ) async throws -> Draft {
    let changes = changes ?? AnswerChanges(from: submission.answers, to: submission.answers)
    return try await store.add(submission, with: changes, of: visitor)
  }

  /// Emits after each change of a visitor's draft, on any of their pages. Changes that a slow listener hasn't read yet
  /// are merged into one.
  package func draftChanges(of visitor: String) -> AsyncStream<Void> {
    store.draftChanges(of: visitor)
  }

  /// Returns a visitor's submissions, newest first.
  package func submissions(of visitor: String) async throws -> [Submission] {
    try await store.submissions(of: visitor)
  }

  /// Returns a visitor's submission.
  ///
  /// - Throws: `SurveyError.unknownSubmission` if there is none with this id, or it is another visitor's.
  package func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission {
    guard let submission = try await store.submission(id, of: visitor) else {
      throw SurveyError.unknownSubmission
    }
    return submission
  }

  /// Returns the counts of everybody's answers to a question, one for each group of answers.
  package func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try await store.counts(of: question)
  }

  /// Emits after each submission of any visitor. Submissions that a slow listener hasn't read yet are merged into one.
  package func submitted() -> AsyncStream<Void> { store.submitted() }

  private static func check(_ answers: Answers) throws(SurveyError) {
    guard answers.name.contains(where: { !$0.isWhitespace }) else { throw .noName }
    guard answers.companyName.contains(where: { !$0.isWhitespace }) else { throw .noCompany }
    guard answers.name.count <= Answers.nameLimit, answers.companyName.count <= Answers.nameLimit,
      answers.comments.count <= Answers.commentsLimit
    else { throw .textTooLong }
    guard Answers.yearsRange.contains(answers.yearsOfExperience),
      Answers.salaryRange.contains(answers.approxSalary)
    else { throw .outOfRange }
  }
}
