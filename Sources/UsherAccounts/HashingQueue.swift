#if Accounts
import Dispatch
import Synchronization

/// Does slow work in turn on a thread of its own. Swift's own threads have other things to do, and there are few.
final class HashingQueue: Sendable {
  static let shared = HashingQueue(limit: 50)

  private struct Entry {
    let number: Int
    let run: @Sendable () -> Void
    let cancel: @Sendable () -> Void
  }

  private struct State {
    var waiting: [Entry] = []
    var isRunning = false
    var last = 0
  }

  private let queue = DispatchQueue(label: "Usher.passwords")
  private let limit: Int
  private let state = Mutex(State())

  /// The number of callers whose work hasn't begun.
  var waiting: Int { state.withLock(\.waiting.count) }

  /// - Parameter limit: how many may wait.
  init(limit: Int) { self.limit = limit }

  /// - Throws: `PasswordError.tooManyWaiting`, `CancellationError`, or the error of the work.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    let hasLeft = Mutex(false)
    let value = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let entry = Entry(
          number: number,
          run: { continuation.resume(with: Result { try work() }) },
          cancel: { continuation.resume(throwing: CancellationError()) }
        )
        let refusal: (any Error)? = state.withLock { state in
          if hasLeft.withLock(\.self) { return CancellationError() }
          guard state.waiting.count < limit else { return PasswordError.tooManyWaiting }
          state.waiting.append(entry)
          return nil
        }
        if let refusal { continuation.resume(throwing: refusal) } else { start() }
      }
    } onCancel: {
      // First this, then the list: who doesn't wait yet finds it.
      hasLeft.withLock { $0 = true }
      leave(number)
    }
    try Task.checkCancellation()
    return value
  }

  /// Who leaves while they wait has no place any more.
  private func leave(_ number: Int) {
    let entry = state.withLock { state -> Entry? in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else { return nil }
      return state.waiting.remove(at: index)
    }
    entry?.cancel()
  }

  private func start() {
    let isIdle = state.withLock { state in
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if isIdle { queue.async { self.runAll() } }
  }

  private func runAll() {
    while true {
      let next = state.withLock { state -> Entry? in
        guard !state.waiting.isEmpty else {
          state.isRunning = false
          return nil
        }
        return state.waiting.removeFirst()
      }
      guard let next else { return }
      next.run()
    }
  }
}
#endif
