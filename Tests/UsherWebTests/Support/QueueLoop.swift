import Dispatch
import Synchronization
import UsherWeb

/// A loop without a server: a serial queue that can be paused.
final class QueueLoop: WebLoop {
  private let queue = DispatchQueue(label: "loop")
  private let key = DispatchSpecificKey<Bool>()
  private let count = Mutex((queued: 0, waiting: [(Int, CheckedContinuation<Void, Never>)]()))

  init() { queue.setSpecific(key: key, value: true) }

  var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  func execute(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
    let ready = count.withLock { count in
      count.queued += 1
      let ready = count.waiting.filter { $0.0 <= count.queued }
      count.waiting.removeAll { $0.0 <= count.queued }
      return ready
    }
    for (_, continuation) in ready { continuation.resume() }
  }

  /// How much work was queued in all.
  var queued: Int { count.withLock(\.queued) }

  func pause() { queue.suspend() }
  func resume() { queue.resume() }

  /// Waits until so much work was queued in all.
  func queued(_ number: Int) async {
    await withCheckedContinuation { continuation in
      let isReady = count.withLock { count in
        if count.queued < number { count.waiting.append((number, continuation)) }
        return count.queued >= number
      }
      if isReady { continuation.resume() }
    }
  }

  /// Calls something on the loop, as the server does when bytes have come.
  func perform<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }
}
