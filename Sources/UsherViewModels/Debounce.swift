/// Delays an action until no newer call has come for a certain time (the pause), for example to save a text when the
/// person pauses typing.
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

  /// Makes a debounce without a waiting action.
  ///
  /// - Parameter pause: the time, by the scope's clock, between a call and its action. A newer call within this time
  ///   replaces the older one.
  public init(for pause: Duration) { self.pause = pause }

  /// Whether an action waits for the end of its pause.
  public var isWaiting: Bool { waiting?.scope.isEnded == false }

  /// Starts the pause from its beginning and calls `action` at its end. An action that is already waiting is dropped.
  ///
  /// ```swift
  /// saving(screen, of: self) { $0.store.save($0.text) }
  /// ```
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the waiting action is dropped when the screen or flow ends. When it has ended
  ///     already, the call does nothing.
  ///   - owner: the object that `action` gets, held weakly; usually `self`. When the owner is gone at the end of the
  ///     pause, the action isn't called.
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

  /// Drops the waiting action without calling it; nothing happens when no action waits.
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
