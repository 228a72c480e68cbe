#if Hummingbird
import Hummingbird
import Logging
import ServiceLifecycle
import UnixSignals
import UsherWeb

/// Runs an application until the process is told to stop, and then its end.
struct StoppableApplication: Service {
  let application: any ApplicationProtocol
  let loops: Loops
  let stop: ServerStop

  /// How long the end waits for tasks that nobody else waits for, and for sessions that are looked for.
  private static let patience = Duration.seconds(2)

  func run() async throws {
    var result = Result<Void, any Error>.success(())
    let rest = await ServerTasks.run {
      result = await withGracefulShutdownHandler {
        await Self.result {
          try await withTaskExecutorPreference(HostExecutor.shared) { try await application.run() }
        }
      } onGracefulShutdown: { [stop] in
        stop.begin()
      }
    }
    await stop.close()
    // Browsers have some seconds to answer the goodbye. Until then the event loops have to run.
    if case .success = result {
      await loops.endSockets()
      await wait(for: rest)
    }
    try result.get()
  }

  private func wait(for rest: AsyncStream<Never>) async {
    let timer = Task(executorPreference: HostExecutor.shared) {
      try? await Task.sleep(for: Self.patience)
    }
    let ends = Task(executorPreference: HostExecutor.shared) {
      for await _ in rest {}
      await loops.joins.wait()
      timer.cancel()
    }
    await timer.value
    ends.cancel()
  }

  /// Runs until SIGTERM, SIGINT or the cancellation of the task, and no longer than the end may take.
  ///
  /// - Returns: whether all has ended.
  func runUntilStopped(_ logger: Logger) async throws -> Bool {
    let group = ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [self],
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
      )
    )
    // Not a child task: a session that hangs would keep it, and the caller would wait forever.
    let running = Task(executorPreference: HostExecutor.shared) {
      defer { stop.ended() }
      try await group.run()
    }
    let hasEnded = await withTaskCancellationHandler {
      await stop.wait()
    } onCancel: {
      running.cancel()
      stop.begin()
    }
    guard hasEnded else { return false }
    try await running.value
    return true
  }

  private static func result(
    _ work: () async throws -> Void
  ) async -> Result<Void, any Error> {
    do { return .success(try await work()) } catch { return .failure(error) }
  }
}
#endif
