import Dispatch

/// Runs blocking jobs one after the other, on its own dispatch queue.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "goalbase.postgres")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
