import Synchronization

/// Requests that are answered when the test says so, in any order, even if they were cancelled.
final class ScriptedAnswers<Request: Equatable & Sendable, Answer: Sendable>: Sendable {
  private struct Waiting {
    let request: Request
    let continuation: CheckedContinuation<Result<Answer, any Error>, Never>
  }

  private struct State {
    var waiting: [Waiting] = []
    var history: [Request] = []
  }

  private let state = Mutex(State())

  /// The waiting requests, oldest first.
  var requests: [Request] { state.withLock { $0.waiting.map(\.request) } }
  /// All requests so far.
  var history: [Request] { state.withLock(\.history) }

  func answer(to request: Request) async throws -> Answer {
    try await withCheckedContinuation { continuation in
      state.withLock {
        $0.history.append(request)
        $0.waiting.append(Waiting(request: request, continuation: continuation))
      }
    }
    .get()
  }

  /// Answers the oldest request, or the oldest of a kind.
  func succeed(_ answer: Answer, to request: Request? = nil) {
    take(request)?.resume(returning: .success(answer))
  }

  func fail(_ error: any Error, to request: Request? = nil) {
    take(request)?.resume(returning: .failure(error))
  }

  private func take(
    _ request: Request?
  ) -> CheckedContinuation<Result<Answer, any Error>, Never>? {
    state.withLock { state in
      guard
        let index = state.waiting.firstIndex(where: { request == nil || $0.request == request })
      else { return nil }
      return state.waiting.remove(at: index).continuation
    }
  }
}
