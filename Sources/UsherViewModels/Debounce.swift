/// Calls an action after a pause in which no newer call came, for example to save while the person types.
///
/// ```swift
/// private let saving = Debounce(for: .seconds(1))
///
/// var text = "" {
///   didSet { saving(screen, of: self) { $0.store.save($0.text) } }   // once the person pauses
/// }
/// ```
public final class Debounce {
  private let pause: Duration
  private var waiting: (scope: Scope, action: () -> Void)?
  private var task: ScopeTask?

  /// Makes a debounce that waits for nothing yet.
  ///
  /// - Parameter pause: the time without a newer call after which the action runs, by the scope's clock.
  public init(for pause: Duration) { self.pause = pause }

  /// Whether an action waits for the end of its pause.
  public var isWaiting: Bool { waiting?.scope.isEnded == false }

  /// Starts the pause again and calls `action` at its end, instead of an action that waited before.
  ///
  /// ```swift
  /// saving(screen, of: self) { $0.store.save($0.text) }
  /// ```
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the waiting action is dropped when it ends.
  ///   - owner: the object that `action` gets, held weakly; usually `self`. Nothing happens when it is gone.
  ///   - action: the action, called on the scope's actor.
  public func callAsFunction<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    _ action: @escaping (Owner) -> Void
  ) {
    let scope = lifetime.scope
    guard !scope.isEnded else { return }
    task?.cancel()
    weak let owner = owner
    waiting = (scope, { if let owner { action(owner) } })
    let pause = scope.clock.wait(of: pause)
    task = scope.task(self) { await $0.flush(after: pause) }
  }

  /// Calls the waiting action now, without the rest of the pause; nothing happens when no action waits.
  public func flush() {
    guard isWaiting, let action = waiting?.action else { return }
    cancel()
    action()
  }

  /// Drops the waiting action.
  public func cancel() {
    task?.cancel()
    waiting = nil
  }

  private func flush(after pause: () async throws -> Void) async {
    do {
      try await pause()
      try Task.checkCancellation()
      flush()
    } catch {
      // A newer action waits, or none does any more.
    }
  }
}
