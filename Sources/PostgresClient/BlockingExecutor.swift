#if PostgreSQL
import Dispatch

/// Runs blocking jobs one after the other, on its own dispatch queue.
final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// - Parameter name: the name of the thread, for debuggers.
  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
#endif
