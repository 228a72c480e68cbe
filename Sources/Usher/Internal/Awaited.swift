/// What somebody waits for; they get a fallback when nobody can give it any more.
final class Awaited<Value> {
  private var value: Value
  private let fallback: Value
  private var isOpen = true

  init(_ fallback: Value) {
    value = fallback
    self.fallback = fallback
  }

  /// Waits until the waiter is resumed or in memory no more, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - ask: hands the waiter to whoever is to give the answer.
  ///   - withdraw: takes the prompt away, since the task that waits was cancelled.
  func wait(_ ask: (Waiter<Value>) -> Void, withdraw: @escaping () -> Void) async -> Value {
    // A stream rather than a continuation: it ends by itself when the task is cancelled.
    let (stream, signal) = AsyncStream.makeStream(of: Never.self)
    ask(Waiter(self, signal))
    // A scope that ends takes away at once what its work asks; for any other task that follows in its next turn.
    let work = ScopeWork.current
    let key = work?.onCancel { [self] in
      if isOpen { withdraw() }
    }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next(isolation: #isolation)
    if let key { work?.removeCancel(key) }
    // What was cancelled must not go on with what the person answers later.
    guard Task.isCancelled else { return value }
    if isOpen { withdraw() }
    return fallback
  }

  fileprivate func give(_ value: Value?) {
    if let value { self.value = value }
    isOpen = false
  }
}

/// Whoever is to give an answer holds it: when that one is gone, nobody waits for ever.
final class Waiter<Value> {
  private var awaited: Awaited<Value>?
  /// The flow whose end is waited for, once it is made.
  weak var flow: FlowCore?
  private let signal: AsyncStream<Never>.Continuation

  init(_ awaited: Awaited<Value>, _ signal: AsyncStream<Never>.Continuation) {
    self.awaited = awaited
    self.signal = signal
  }

  deinit { signal.finish() }

  /// Gives the answer, `nil` for none; only the first one counts.
  func resume(_ value: Value?) {
    awaited?.give(value)
    awaited = nil
    signal.finish()
  }
}
