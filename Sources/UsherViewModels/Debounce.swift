/// Does something when nothing new has come for a while, with the newest value.
///
/// ```swift
/// private lazy var save = Debounce(scope, of: self, for: .seconds(1)) {
///   (editor: EditorViewModel, text: String) in
///   editor.store.save(text)
/// }
/// …
/// save(text)         // for each letter; saves once the person pauses
/// ```
public final class Debounce<Value> {
  private let scope: Scope
  private let pause: Duration
  private let action: (Value) -> Void
  private var waiting: Value?
  private var task: ScopeTask?

  /// Makes a debounced action of an object, which is held weakly.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; what waits is dropped with it.
  ///   - owner: whose action it is; usually `self`.
  ///   - pause: how long nothing new must come.
  ///   - action: what is done with the newest value.
  public init<Owner: AnyObject>(
    _ scope: Scope,
    of owner: Owner,
    for pause: Duration,
    _ action: @escaping (Owner, Value) -> Void
  ) {
    weak let owner = owner
    self.scope = scope
    self.pause = pause
    self.action = { value in
      if let owner { action(owner, value) }
    }
  }

  /// Whether something waits.
  public var isWaiting: Bool { waiting != nil }

  /// Waits anew, with a newer value.
  public func callAsFunction(_ value: Value) {
    guard !scope.isEnded else { return }
    task?.cancel()
    waiting = value
    let pause = scope.clock.wait(of: pause)
    task = scope.task(self) { await $0.flush(after: pause) }
  }

  /// Does at once what waits.
  public func flush() {
    guard let value = waiting else { return }
    cancel()
    action(value)
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

extension Debounce where Value == Void {
  /// Waits anew.
  public func callAsFunction() { self(()) }
}
