import SurveyModel
import Synchronization

/// A store that fails when the test says so.
final class FailingStore: SurveyStore {
  struct Broken: Error {}

  private let fails = Mutex(false)
  /// Makes calls that add a submission wait.
  let adding = Hold()
  /// Makes calls that store a draft wait.
  let keeping = Hold()
  private let store: any SurveyStore

  init() throws { store = try SQLiteSurveyStore.inMemory() }

  func fail(_ fails: Bool) { self.fails.withLock { $0 = fails } }

  private func check() throws {
    if fails.withLock({ $0 }) { throw Broken() }
  }

  func draft(of visitor: String) async throws -> Draft {
    try check()
    return try await store.draft(of: visitor)
  }
  func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    try check()
    await keeping.wait()
    return try await store.keep(changes, of: visitor)
  }
  func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft {
    try check()
    await adding.wait()
    return try await store.add(submission, with: changes, of: visitor)
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
  func draftChanges(of visitor: String) -> AsyncStream<Void> { store.draftChanges(of: visitor) }
  func submitted() -> AsyncStream<Void> { store.submitted() }
}
