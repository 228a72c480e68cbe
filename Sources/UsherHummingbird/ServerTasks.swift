#if Hummingbird
/// Is there as long as a task of a server's libraries is, also one that nobody waits for.
///
/// Hummingbird ends its connections in a task that it leaves alone, and which uses an event loop once more at its very
/// end. A task has the task-local values of the one that has made it until it has ended: so it keeps this object.
final class ServerTasks: Sendable {
  @TaskLocal private static var current: ServerTasks?

  private let end: AsyncStream<Never>.Continuation

  private init(_ end: AsyncStream<Never>.Continuation) { self.end = end }

  deinit { end.finish() }

  /// Runs a server's libraries.
  ///
  /// - Returns: a stream that ends when all tasks have ended which were made meanwhile, except those of the app.
  static func run(_ body: () async -> Void) async -> AsyncStream<Never> {
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    await $current.withValue(ServerTasks(end)) { await body() }
    return ends
  }

  /// Runs what may call the app's code: nobody waits for the tasks that it makes.
  static func leave<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await $current.withValue(nil) { try await body() }
  }

  /// Runs what may call the app's code: nobody waits for the tasks that it makes.
  static func leave(_ body: () -> Void) { $current.withValue(nil) { body() } }
}
#endif
