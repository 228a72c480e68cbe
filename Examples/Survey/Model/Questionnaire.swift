import Announcements
package import Foundation

/// The model of the survey: drafts, submissions, and counts of everybody's answers.
public final class Questionnaire: Sendable {
  private let store: any SurveyStore
  private let now: @Sendable () -> Date
  private let listeners = Listeners<Never>()
  /// The listeners for drafts, by visitor.
  private let draftListeners = Listeners<String>()

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
    let draft = try await store.keep(changes, of: visitor)
    draftListeners.notify { $0 == visitor }
    return draft
  }

  /// Submits answers. Afterwards the draft has only the answers that were changed elsewhere and aren't submitted.
  ///
  /// - Parameter changes: the submitted answers that aren't in the draft yet; `nil` for none.
  /// - Returns: the submission, and the new draft.
  /// - Throws: ``SurveyError`` for an answer that is missing, too long or out of range, or an error of the store.
  @discardableResult
  package func submit(
    _ answers: Answers,
    with changes: AnswerChanges? = nil,
    of visitor: String
  ) async throws -> (submission: Submission, draft: Draft) {
    try Self.check(answers)
    let submission = Submission(id: UUID().uuidString.lowercased(), answers: answers, date: now())
    let changes = changes ?? AnswerChanges(from: answers, to: answers)
    let draft = try await store.add(submission, with: changes, of: visitor)
    listeners.notify()
    draftListeners.notify { $0 == visitor }
    return (submission, draft)
  }

  /// Emits after each change of a visitor's draft, on any of their pages. Changes that a slow listener hasn't read yet
  /// are merged into one.
  package func draftChanges(of visitor: String) -> AsyncStream<Void> {
    draftListeners.stream(of: visitor)
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
  package func submitted() -> AsyncStream<Void> { listeners.stream() }

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
