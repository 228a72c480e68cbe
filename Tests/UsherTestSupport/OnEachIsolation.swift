import Dispatch

/// Runs the body on the main actor, on another actor, and on one with a thread of its own: the core
/// must not care.
package func onEachIsolation(
  _ body: @escaping @Sendable (isolated any Actor) async throws -> Void
) async throws {
  try await body(MainActor.shared)
  try await body(Elsewhere())
  try await body(OnQueue())
}

/// An actor as a server's session is one.
private actor Elsewhere {}

/// An actor as a server's session is one, with an executor that knows where it is.
private actor OnQueue {
  private static let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor {
    Self.executor.asUnownedSerialExecutor()
  }
}

private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "Usher tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}
