/// Asynchronous work of a ``Scope``.
public struct ScopeTask {
  weak var scope: Scope?
  let id: Int

  /// Whether it hasn't come to its end yet.
  public var isRunning: Bool { scope?.isRunning(id) ?? false }

  /// Asks the work to stop.
  public func cancel() { scope?.cancel(id) }
}
