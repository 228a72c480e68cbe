import Dispatch
import Synchronization
import UsherWeb

/// A pool that runs sessions one after the other, and only when a test lets it.
final class PausedPool: SessionPool {
  private let queue = DispatchQueue(label: "pool")

  func pause() { queue.suspend() }
  func resume() { queue.resume() }

  func schedule(_ session: SessionExecutor) {
    queue.async { session.run() }
  }
}
