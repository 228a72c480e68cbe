/// A store of drafts and submissions.
package protocol SurveyStore: Sendable {
  /// Returns the draft of a visitor; an empty one if there is none.
  func draft(of visitor: String) async throws -> Draft
  /// Stores the changed answers in a visitor's draft, in one atomic step. The other answers stay as they are.
  ///
  /// - Returns: the draft after the change.
  func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft
  /// Stores a submission, and removes the submitted answers from the draft, in one atomic step. A submission that is stored
  /// already changes nothing.
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
  /// Emits after each change of a visitor's draft, on any of their pages. Changes that a slow listener hasn't read yet
  /// are merged into one.
  func draftChanges(of visitor: String) -> AsyncStream<Void>
  /// Emits after each submission of any visitor. Submissions that a slow listener hasn't read yet are merged into one.
  func submitted() -> AsyncStream<Void>
}

extension SurveyStore {
  /// Returns the counts of all groups of answers to a question.
  ///
  /// - Parameter known: the counts by the place of their group; none where nobody has given such an answer.
  package static func counts(of question: SurveyQuestion, known: [Int: Int]) -> [AnswerCount] {
    question.groups.enumerated().map {
      AnswerCount(answer: $0.element, count: known[$0.offset] ?? 0)
    }
  }
}
