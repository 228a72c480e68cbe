/// A store of drafts and submissions.
package protocol SurveyStore: Sendable {
  /// Returns the draft of a visitor; an empty one if there is none.
  func draft(of visitor: String) async throws -> Draft
  /// Stores the changed answers in a visitor's draft, in one atomic step. The other answers stay as they are.
  ///
  /// - Returns: the draft after the change.
  func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft
  /// Stores a submission, and removes the submitted answers from the draft, in one atomic step.
  ///
  /// - Parameter changes: the submitted answers that aren't in the draft yet.
  /// - Returns: the new draft. It has only the answers that were changed elsewhere meanwhile.
  func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft
  /// Returns a visitor's submissions, newest first.
  func submissions(of visitor: String) async throws -> [Submission]
  /// Returns a visitor's submission; `nil` if there is none with this id, or it is another visitor's.
  func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission?
  /// Returns the counts of everybody's answers to a question, one for each group of answers.
  func counts(of question: SurveyQuestion) async throws -> [AnswerCount]
}
