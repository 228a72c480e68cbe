import SurveyModel
import Synchronization
import UsherPreviews

/// A store in memory that has what it is told to have, and answers, fails, or never answers.
final class MemorySurvey: SurveyStore {
  enum Conduct { case answering, failing, silent, failingToWrite, silentToWrite }

  private struct State {
    var draft: Draft
    var submissions: [Submission]
  }

  private let conduct: Conduct
  private let state: Mutex<State>

  init(
    _ conduct: Conduct = .answering,
    draft: Answers = Answers(),
    submissions: [Submission] = []
  ) {
    self.conduct = conduct
    state = Mutex(State(draft: Draft(answers: draft, revision: 1), submissions: submissions))
  }

  private func read<Value>(_ read: (State) -> Value) async throws -> Value {
    switch conduct {
    case .failing: throw StoreAway()
    case .silent: try await Silence.untilCancelled()
    case .answering, .failingToWrite, .silentToWrite: return state.withLock { read($0) }
    }
  }

  private func write<Value>(_ write: (inout State) -> Value) async throws -> Value {
    switch conduct {
    case .failing, .failingToWrite: throw StoreAway()
    case .silent, .silentToWrite: try await Silence.untilCancelled()
    case .answering: return state.withLock { write(&$0) }
    }
  }

  func draft(of visitor: String) async throws -> Draft { try await read(\.draft) }

  func keep(_ changes: AnswerChanges, of visitor: String) async throws -> Draft {
    try await write { state in
      state.draft = state.draft.changed(changes)
      return state.draft
    }
  }

  func add(
    _ submission: Submission,
    with changes: AnswerChanges,
    of visitor: String
  ) async throws -> Draft {
    try await write { state in
      state.submissions.insert(submission, at: 0)
      state.draft = state.draft.changed(changes).submitted(submission.answers)
      return state.draft
    }
  }

  func submissions(of visitor: String) async throws -> [Submission] {
    try await read(\.submissions)
  }

  func submission(_ id: Submission.ID, of visitor: String) async throws -> Submission? {
    try await read { state in state.submissions.first { $0.id == id } }
  }

  func counts(of question: SurveyQuestion) async throws -> [AnswerCount] {
    try await read { state in
      let groups = state.submissions.map { question.group(of: $0.answers) }
      let known = Dictionary(groups.map { ($0, 1) }) { $0 + $1 }
      return Self.counts(of: question, known: known)
    }
  }

  func draftChanges(of visitor: String) -> AsyncStream<Void> { AsyncStream { _ in } }
  func submitted() -> AsyncStream<Void> { AsyncStream { _ in } }
}

/// The failure of a store that can't be reached.
private struct StoreAway: Error {}
