import Synchronization

/// The recent answers that the server sent with a tag. The server needn't send an unchanged answer again.
final class AnswerMemory: Sendable {
  struct Answer {
    let tag: String
    let page: UserPage
  }

  private struct State {
    var answers: [String: Answer] = [:]
    /// The URLs, the least recently used first.
    var order: [String] = []
  }

  private let state = Mutex(State())
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  subscript(url: String) -> Answer? {
    get {
      state.withLock { state in
        guard let answer = state.answers[url] else { return nil }
        state.order.removeAll { $0 == url }
        state.order.append(url)
        return answer
      }
    }
    set {
      state.withLock { state in
        state.order.removeAll { $0 == url }
        state.answers[url] = newValue
        guard newValue != nil else { return }
        state.order.append(url)
        guard state.order.count > limit else { return }
        state.answers[state.order.removeFirst()] = nil
      }
    }
  }
}
