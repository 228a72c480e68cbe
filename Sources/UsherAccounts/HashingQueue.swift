#if Accounts
import Dispatch
import Synchronization

/// Does slow work in turn on a thread of its own. Swift's own threads have other things to do, and there are few.
final class HashingQueue: Sendable {
  static let shared = HashingQueue(limit: 200)

  private let queue = DispatchQueue(label: "Usher.passwords")
  private let limit: Int
  private let count = Mutex(0)

  /// The number of callers whose work isn't done yet.
  var waiting: Int { count.withLock(\.self) }

  /// - Parameter limit: how many may wait.
  init(limit: Int) { self.limit = limit }

  /// - Throws: `PasswordError.tooManyWaiting`, `CancellationError`, or the error of the work.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try Task.checkCancellation()
    let isAccepted = count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
    guard isAccepted else { throw PasswordError.tooManyWaiting }
    defer { count.withLock { $0 -= 1 } }
    let isCancelled = Mutex(false)
    let value = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async {
          continuation.resume(
            with: Result {
              if isCancelled.withLock({ $0 }) { throw CancellationError() }
              return try work()
            }
          )
        }
      }
    } onCancel: {
      isCancelled.withLock { $0 = true }
    }
    try Task.checkCancellation()
    return value
  }
}
#endif
