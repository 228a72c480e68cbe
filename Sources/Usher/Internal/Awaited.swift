/// The answer that a task waits for. If no answer can come any more, the task gets a fallback instead.
final class Awaited<Value> {
  private var value: Value
  private let fallback: Value
  private var isOpen = true

  init(_ fallback: Value) {
    value = fallback
    self.fallback = fallback
  }

  /// Waits until the ``Waiter`` given to `ask` is resumed or released, or until the task is cancelled.
  ///
  /// - Parameters:
  ///   - ask: passes the waiter to the code that gives the answer.
  ///   - withdraw: takes back the question, for example closes the prompt, because the waiting task was cancelled.
  /// - Returns: the answer; the fallback if the waiter gave none, or the task was cancelled.
  func wait(_ ask: (Waiter<Value>) -> Void, withdraw: @escaping () -> Void) async -> Value {
    // A stream rather than a continuation, because a stream ends by itself when the task is cancelled.
    let (stream, signal) = AsyncStream.makeStream(of: Never.self)
    ask(Waiter(self, signal))
    // A scope that ends withdraws the prompts of its work at once. Any other task withdraws in its next turn.
    let work = ScopeWork.current
    let key = work?.onCancel { [self] in
      if isOpen { withdraw() }
    }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next(isolation: #isolation)
    if let key { work?.removeCancel(key) }
    // A cancelled task must not continue with the person's late answer.
    guard Task.isCancelled else { return value }
    if isOpen { withdraw() }
    return fallback
  }

  fileprivate func give(_ value: Value?) {
    if let value { self.value = value }
    isOpen = false
  }
}

/// The handle for giving an answer to an ``Awaited``. When it is released without an answer, the waiting task gets
/// the fallback.
final class Waiter<Value> {
  private var awaited: Awaited<Value>?
  /// The flow whose end the task waits for, once the flow is made.
  weak var flow: FlowCore?
  private let signal: AsyncStream<Never>.Continuation

  init(_ awaited: Awaited<Value>, _ signal: AsyncStream<Never>.Continuation) {
    self.awaited = awaited
    self.signal = signal
  }

  deinit { signal.finish() }

  /// Gives the answer to the waiting task; with `nil`, the task gets the fallback. Only the first call has an effect.
  func resume(_ value: Value?) {
    awaited?.give(value)
    awaited = nil
    signal.finish()
  }
}
