import SurveyModel
import Synchronization

/// A store that fails when the test says so.
final class FailingStore: SurveyStore {
  struct Broken: Error {}

  private let fails = Mutex(false)
  private let holds = Mutex((isOn: false, waiting: [CheckedContinuation<Void, Never>]()))
  private let store: any SurveyStore

  init() throws { store = try SQLiteSurveyStore.inMemory() }

  func fail(_ fails: Bool) { self.fails.withLock { $0 = fails } }

  /// Makes who adds a submission wait, or lets them go on.
  func hold(_ isOn: Bool) {
    let waiting = holds.withLock { holds in
      holds.isOn = isOn
      defer { if !isOn { holds.waiting = [] } }
      return isOn ? [] : holds.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whether somebody waits.
  var isHeld: Bool { holds.withLock { !$0.waiting.isEmpty } }

  private func wait() async {
    await withCheckedContinuation { continuation in
      let isOn = holds.withLock { holds in
        if holds.isOn { holds.waiting.append(continuation) }
        return holds.isOn
      }
      if !isOn { continuation.resume() }
    }
  }

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
    await wait()
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
