import SurveyModel

extension Questionnaire {
  /// Submits answers at once.
  @discardableResult
  func submit(
    _ answers: Answers,
    with changes: AnswerChanges? = nil,
    of visitor: String
  ) async throws -> (submission: Submission, draft: Draft) {
    let submission = try submission(of: answers)
    return (submission, try await submit(submission, with: changes, of: visitor))
  }
}
