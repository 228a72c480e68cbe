import Announcements
package import Foundation

/// The survey: what is filled in, what was submitted, and how all have answered.
public final class Questionnaire: Sendable {
  private let store: any SurveyStore
  private let now: @Sendable () -> Date
  private let listeners = Listeners<Never>()
  /// By visitor.
  private let draftListeners = Listeners<String>()

  public convenience init(store: SQLiteSurveyStore) {
    self.init(store: store as any SurveyStore)
  }

  package init(store: any SurveyStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  /// What a visitor has filled in so far.
  package func draft(of visitor: String) async throws -> Draft {
    try await store.draft(of: visitor)
  }

  /// Keeps what a visitor has changed on one page; what they have filled in on another stays.
  ///
  /// - Returns: the draft then.
  @discardableResult
  package func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    let draft = try await store.keep(changes, of: visitor)
    draftListeners.notify { $0 == visitor }
    return draft
  }

  /// Submits answers. Of the draft only what was filled in elsewhere and isn't submitted is left then.
  ///
  /// - Parameter changes: what of the answers isn't kept in the draft yet.
  /// - Throws: ``SurveyError`` for what isn't answered right.
  /// - Returns: the submission, and the draft that is left.
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

  /// A value after each change of a visitor's draft, on whichever of their pages. Those that nobody has taken yet are
  /// one.
  package func draftChanges(of visitor: String) -> AsyncStream<Void> {
    draftListeners.stream(of: visitor)
  }

  /// A visitor's submissions, newest first.
  package func submissions(of visitor: String) async throws -> [Submission] {
    try await store.submissions(of: visitor)
  }

  /// A visitor's submission.
  ///
  /// - Throws: `SurveyError.unknownSubmission` for what there isn't, or is another's.
  package func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission {
    guard let submission = try await store.submission(id, of: visitor) else {
      throw SurveyError.unknownSubmission
    }
    return submission
  }

  /// How everybody has answered a question.
  package func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try await store.counts(of: question)
  }

  /// A value after each submission, whoever makes it. Those that nobody has taken yet are one.
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
