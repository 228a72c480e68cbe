import SurveyModel
import Synchronization

/// A store that fails when the test says so.
final class FailingStore: SurveyStore {
  struct Broken: Error {}

  private let fails = Mutex(false)
  private let store: any SurveyStore

  init() throws { store = try SQLiteSurveyStore.inMemory() }

  func fail(_ fails: Bool) { self.fails.withLock { $0 = fails } }

  private func check() throws {
    if fails.withLock({ $0 }) { throw Broken() }
  }

  func draft(of visitor: String) async throws -> Answers? {
    try check()
    return try await store.draft(of: visitor)
  }
  func keep(_ draft: Answers?, of visitor: String) async throws {
    try check()
    try await store.keep(draft, of: visitor)
  }
  func add(_ submission: Submission, of visitor: String) async throws {
    try check()
    try await store.add(submission, of: visitor)
  }
  func submissions(of visitor: String) async throws -> [Submission] {
    try check()
    return try await store.submissions(of: visitor)
  }
  func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission? {
    try check()
    return try await store.submission(id, of: visitor)
  }
  func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try check()
    return try await store.counts(of: question)
  }
}
