import Announcements
public import Foundation

/// The survey: what is filled in, what was submitted, and how all have answered.
public final class Questionnaire: Sendable {
  private let store: any SurveyStore
  private let now: @Sendable () -> Date
  private let listeners = Listeners<Never>()

  public init(store: any SurveyStore, now: @escaping @Sendable () -> Date = { Date() }) {
    self.store = store
    self.now = now
  }

  /// What a visitor has filled in so far; `nil` when nothing.
  public func draft(of visitor: String) async throws -> Answers? {
    try await store.draft(of: visitor)
  }

  /// Keeps what a visitor has filled in so far.
  public func keep(_ draft: Answers, of visitor: String) async throws {
    try await store.keep(draft, of: visitor)
  }

  /// Submits answers; the draft is gone then.
  ///
  /// - Throws: ``SurveyError`` for what isn't answered right.
  public func submit(_ answers: Answers, of visitor: String) async throws -> Submission {
    try Self.check(answers)
    let submission = Submission(id: UUID().uuidString.lowercased(), answers: answers, date: now())
    try await store.add(submission, of: visitor)
    listeners.notify()
    return submission
  }

  /// A visitor's submissions, newest first.
  public func submissions(of visitor: String) async throws -> [Submission] {
    try await store.submissions(of: visitor)
  }

  /// A visitor's submission.
  ///
  /// - Throws: `SurveyError.unknownSubmission` for what there isn't, or is another's.
  public func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission {
    guard let submission = try await store.submission(id, of: visitor) else {
      throw SurveyError.unknownSubmission
    }
    return submission
  }

  /// How everybody has answered a question.
  public func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try await store.counts(of: question)
  }

  /// A value after each submission, whoever makes it. Those that nobody has taken yet are one.
  public func submitted() -> AsyncStream<Void> { listeners.stream() }

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
