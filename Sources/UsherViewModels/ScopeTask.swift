/// A handle of asynchronous work in a ``Scope``. Releasing it doesn't cancel the work.
///
/// ```swift
/// adding = screen.scope.task(self) { await $0.add(file) }
/// …
/// adding?.cancel()
/// ```
public struct ScopeTask {
  weak var scope: Scope?
  let id: Int

  /// Whether the work runs, or waits to begin. After ``cancel()`` it runs until its closure has returned.
  public var isRunning: Bool { scope?.isRunning(id) ?? false }

  /// Cancels the work; nothing happens when it has ended. Work that hasn't begun, because its screen isn't shown yet,
  /// never begins.
  public func cancel() { scope?.cancel(id) }
}
