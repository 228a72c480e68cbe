/// Does something once nothing new has come for a while.
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
  /// - Parameter pause: how long nothing new must come.
  public init(for pause: Duration) { self.pause = pause }

  /// Whether something waits.
  public var isWaiting: Bool { waiting?.scope.isEnded == false }

  /// Waits anew, and then does this instead of what waited before.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; what waits is dropped with it.
  ///   - owner: whose action it is, held weakly; usually `self`.
  ///   - action: what is done after the pause.
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

  /// Does at once what waits.
  public func flush() {
    guard isWaiting, let action = waiting?.action else { return }
    cancel()
    action()
  }

  /// Forgets what waits.
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
      // Something newer waits, or nothing does any more.
    }
  }
}
