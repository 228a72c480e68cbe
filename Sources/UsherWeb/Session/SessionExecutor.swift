import Synchronization

/// Runs a session on an event loop, and can move the session to another one.
///
/// Two jobs never run at the same time: a job runs only on the thread of the loop that is current at that moment, and
/// the current loop is changed only on its own thread, between two jobs. If a job was queued on a loop before the
/// session moved away, that loop passes the job to the new loop.
package final class SessionExecutor: SerialExecutor {
  private let current: Mutex<any WebLoop>
  private let mark: CrashMark?

  package convenience init(loop: any WebLoop) { self.init(loop: loop, mark: nil) }

  /// - Parameters:
  ///   - loop: the session's first loop.
  ///   - mark: names the session in the crash log while a job runs; `nil` without a log.
  init(loop: any WebLoop, mark: CrashMark?) {
    current = Mutex(loop)
    self.mark = mark
  }

  /// The session's current loop.
  package var loop: any WebLoop { current.withLock { $0 } }

  /// Whether the caller runs on the session's loop, and so can call the session at once.
  package var isCurrent: Bool { loop.isCurrent }

  package func enqueue(_ job: consuming ExecutorJob) {
    schedule(UnownedJob(job), on: loop)
  }

  private func schedule(_ job: UnownedJob, on loop: any WebLoop) {
    loop.execute { [self] in
      let now = self.loop
      if now === loop {
        run { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
      } else {
        schedule(job, on: now)
      }
    }
  }

  /// Does some of the session's work on this thread, which must be its loop's.
  func run(_ work: () -> Void) {
    if let mark { mark.run(work) } else { work() }
  }

  /// Moves the session to another loop. If a job is running, the session moves when the job ends or is suspended.
  package func move(to new: any WebLoop) async {
    while true {
      let old = loop
      guard old !== new else { return }
      let hasMoved = await withCheckedContinuation { continuation in
        old.execute { [self] in
          // Another move may have happened first; then the session isn't on this thread any more.
          let isStillHere = current.withLock { loop in
            guard loop === old else { return false }
            loop = new
            return true
          }
          continuation.resume(returning: isStillHere)
        }
      }
      if hasMoved { return }
    }
  }

  package func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(complexEquality: self)
  }

  package func isSameExclusiveExecutionContext(other: SessionExecutor) -> Bool { self === other }

  package func checkIsolated() {
    precondition(isCurrent, "A session was called on another thread than its event loop's.")
  }

  package func isIsolatingCurrentContext() -> Bool? { isCurrent }
}
