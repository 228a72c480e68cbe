/// Where drafts and submissions are kept.
package protocol SurveyStore: Sendable {
  /// What a visitor has filled in and not submitted.
  func draft(of visitor: String) async throws -> Draft
  /// Keeps what a visitor has changed, and leaves what else is filled in as it is, in one step.
  ///
  /// - Returns: the draft then.
  func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft
  /// Keeps a submission, and forgets what was submitted in the same step.
  ///
  /// - Parameter changes: what of it isn't in the draft yet.
  /// - Returns: the draft then: what was filled in elsewhere meanwhile.
  func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft
  /// A visitor's submissions, newest first.
  func submissions(of visitor: String) async throws -> [Submission]
  /// A visitor's submission; `nil` for another's.
  func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission?
  /// How everybody has answered a question.
  func counts(of question: SurveyQuestion) async throws -> [AnswerCount]
}
