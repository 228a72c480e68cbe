/// A handle of asynchronous work in a ``Scope``. Releasing the handle doesn't cancel the work.
///
/// ```swift
/// adding = screen.scope.task(self) { await $0.add(file) }
/// …
/// adding?.cancel()
/// ```
public struct ScopeTask {
  weak var scope: Scope?
  let id: Int

  /// Whether the work runs, or waits to begin. Work that runs when ``cancel()`` is called still counts as running until
  /// its closure has returned. After the end of the scope this is `false`.
  public var isRunning: Bool { scope?.isRunning(id) ?? false }

  /// Cancels the work; nothing happens when the work has ended. Work that hasn't begun, because its screen or flow
  /// isn't shown yet, never begins.
  public func cancel() { scope?.cancel(id) }
}
