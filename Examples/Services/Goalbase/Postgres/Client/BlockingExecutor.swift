import Dispatch

/// Runs what blocks on a thread that nobody else waits for, one thing after the other.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "goalbase.postgres")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
