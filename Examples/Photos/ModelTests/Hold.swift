import PhotosModel
import Synchronization
import Testing

/// A point where a test stops the running work, to do something meanwhile.
final class Hold: Sendable {
  private let open = Mutex(false)
  private let (reached, reach) = AsyncStream<Void>.makeStream()

  /// Whether the work passes without a stop.
  var isOpen: Bool {
    get { open.withLock { $0 } }
    set { open.withLock { $0 = newValue } }
  }

  /// Waits until the task that calls it is cancelled, and then lets the task go on. A test checks whether the task
  /// stops then.
  func pause() async {
    if isOpen { return }
    reach.yield()
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  /// Waits until a task has arrived.
  func isReached() async {
    for await _ in reached { return }
  }

  /// Starts work, and cancels it at the point where it is stopped.
  func cancelWhenReached(_ body: @escaping @Sendable () async throws -> Void) async {
    let task = Task { try await body() }
    await isReached()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

extension PhotoShop {
  func signInDemo(_ visitor: String) async throws {
    try await signIn(Account.demo.username, Account.demo.password, visitor: visitor)
  }
}
