/// Where drafts and submissions are kept.
public protocol SurveyStore: Sendable {
  /// What a visitor has filled in and not submitted; `nil` when nothing.
  func draft(of visitor: String) async throws -> Answers?
  /// Keeps what a visitor has filled in so far, or forgets it.
  func keep(_ draft: Answers?, of visitor: String) async throws
  /// Keeps a submission, and forgets the draft in the same step.
  func add(_ submission: Submission, of visitor: String) async throws
  /// A visitor's submissions, newest first.
  func submissions(of visitor: String) async throws -> [Submission]
  /// A visitor's submission; `nil` for another's.
  func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission?
  /// How everybody has answered a question.
  func counts(of question: SurveyQuestion) async throws -> [AnswerCount]
}
