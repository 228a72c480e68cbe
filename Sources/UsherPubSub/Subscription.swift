/// What is sent to a subscriber, in the order in which it was sent.
///
/// It begins when it is made: subscribe first, then read what you show, and you miss nothing. It ends when the task that
/// reads it is cancelled, or when nobody holds it any more. Only one loop can read it.
///
/// ```swift
/// let changes = orders.subscribe(key: customer)
/// var shown = try await store.orders(of: customer)
/// for await change in changes {
///   switch change {
///   case .value(let order): shown[order.id] = order
///   case .missed: shown = try await store.orders(of: customer)
///   }
/// }
/// ```
public struct Subscription<Value: Sendable>: AsyncSequence, Sendable {
  private let read: Iterator.Read

  /// Makes a subscription.
  ///
  /// - Parameters:
  ///   - capacity: how many values wait at most. If more are sent, those that wait are dropped, and the subscriber is told
  ///     that it has missed something.
  ///   - convert: makes the value of what is sent, where it is read; if there is none, something was missed.
  ///   - register: registers a function that receives what is sent, quickly and on any thread; and another one that is
  ///     called when nothing more will be sent.
  init<Sent>(
    capacity: Int,
    _ convert: @escaping @Sendable (Sent) -> Value?,
    _ register: (
      _ receive: @escaping @Sendable (Delivery<Sent>) -> Void,
      _ finish: @escaping @Sendable () -> Void
    ) -> Registration
  ) {
    let mailbox = Mailbox<Sent>(capacity: capacity)
    read = { await mailbox.next(isolation: $0)?.map(convert) }
    let registration = register { [weak mailbox] in
      mailbox?.put($0)
    } _: { [weak mailbox] in
      mailbox?.end(isDropping: false)
    }
    mailbox.hold(registration)
  }

  /// Makes the iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(read: read) }

  /// Reads a subscription.
  public struct Iterator: AsyncIteratorProtocol {
    typealias Read = @Sendable (isolated (any Actor)?) async -> Delivery<Value>?

    let read: Read

    /// Returns what comes next; waits for it. Returns `nil` after the end.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> Delivery<Value>? {
      await read(actor)
    }
  }
}

extension AsyncStream<Void> {
  /// A stream for somebody who reads everything again when something has changed: what was sent and not yet received is
  /// merged into one element.
  init<Value>(
    _ concerns: @escaping @Sendable (Value) -> Bool,
    _ register: (
      _ receive: @escaping @Sendable (Delivery<Value>) -> Void,
      _ finish: @escaping @Sendable () -> Void
    ) -> Registration
  ) {
    self.init(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let registration = register { delivery in
        if case .value(let value) = delivery, !concerns(value) { return }
        continuation.yield()
      } _: {
        continuation.finish()
      }
      continuation.onTermination = { _ in registration.cancel() }
    }
  }
}
