import PhotosModel
import Synchronization
import Testing

/// Where a test holds up what goes through, to do something meanwhile.
final class Hold: Sendable {
  private let open = Mutex(false)
  private let (reached, reach) = AsyncStream<Void>.makeStream()

  /// Whether everything just passes.
  var isOpen: Bool {
    get { open.withLock { $0 } }
    set { open.withLock { $0 = newValue } }
  }

  /// Waits until the task that got here is cancelled, and lets it go on: whether it stops then is
  /// what a test looks at.
  func pause() async {
    if isOpen { return }
    reach.yield()
    for await _ in AsyncStream<Void>.makeStream().stream {}
  }

  /// Waits for somebody to get here.
  func isReached() async {
    for await _ in reached { return }
  }

  /// Starts something, and cancels it where it is held up.
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
