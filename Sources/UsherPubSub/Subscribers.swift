import Synchronization

/// Sends values to all who have subscribed, within this process.
///
/// Sending never waits. A subscriber that is too slow is told that it has missed something, and holds up nobody.
///
/// ```swift
/// let changes = Subscribers<Void>()
/// changes.send((), key: customer)
/// ```
public final class Subscribers<Value: Sendable>: Sendable {
  private struct Entry {
    let key: String?
    let receive: @Sendable (Delivery<Value>) -> Void
    let finish: @Sendable () -> Void
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    var next = 0
    /// The numbers of the entries of each key.
    var keyed: [String: Set<Int>] = [:]
    /// The numbers of the entries without a key.
    var unkeyed: Set<Int> = []
    var isFinished = false
  }

  private let state = Mutex(State())
  /// Values are sent one after the other, so that all subscribers receive them in the same order.
  private let sending = Mutex(())

  /// Makes an object without subscribers.
  public init() {}

  deinit { finish() }

  /// The number of subscribers.
  public var count: Int { state.withLock(\.entries.count) }

  /// Sends a value to all subscribers of a key, and to those without a key.
  ///
  /// - Parameter key: whom it concerns; `nil` for all subscribers.
  public func send(_ value: Value, key: String? = nil) { send(.value(value), key: key) }

  /// Tells subscribers that they have missed something.
  ///
  /// - Parameter key: whom it concerns; `nil` for all subscribers.
  public func sendMissed(key: String? = nil) { send(.missed, key: key) }

  /// Subscribes, from now on.
  ///
  /// - Parameters:
  ///   - key: what is of interest; `nil` for everything.
  ///   - capacity: how many values wait at most. If more are sent, those that wait are dropped, and the subscriber is told
  ///     that it has missed something.
  public func subscribe(key: String? = nil, capacity: Int = 64) -> Subscription<Value> {
    Subscription(capacity: capacity, { $0 }) { register(key: key, $0, $1) }
  }

  /// Subscribes, from now on, for somebody who reads everything again when something has changed. What was sent and not yet
  /// received is merged into one element.
  ///
  /// - Parameters:
  ///   - key: what is of interest; `nil` for everything.
  ///   - concerns: whether a value is of interest, too; called when it is sent, on any thread. Don't send or subscribe in
  ///     it.
  public func changes(
    key: String? = nil,
    where concerns: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> AsyncStream<Void> {
    AsyncStream(concerns) { register(key: key, $0, $1) }
  }

  /// Ends all subscriptions, after what waits in them. Those that are made later end at once.
  public func finish() {
    let entries = state.withLock { state in
      defer {
        state.entries = [:]
        state.keyed = [:]
        state.unkeyed = []
        state.isFinished = true
      }
      return state.entries.values.map(\.finish)
    }
    for finish in entries { finish() }
  }

  /// Registers a function that receives what is sent, and another one that is called when nothing more will be sent.
  func register(
    key: String?,
    _ receive: @escaping @Sendable (Delivery<Value>) -> Void,
    _ finish: @escaping @Sendable () -> Void
  ) -> Registration {
    let number = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.next += 1
      state.entries[state.next] = Entry(key: key, receive: receive, finish: finish)
      if let key {
        state.keyed[key, default: []].insert(state.next)
      } else {
        state.unkeyed.insert(state.next)
      }
      return state.next
    }
    guard let number else {
      finish()
      return Registration {}
    }
    return Registration { [weak self] in self?.remove(number) }
  }

  private func send(_ delivery: Delivery<Value>, key: String?) {
    sending.withLock { _ in
      let receivers = state.withLock { state in
        guard let key else { return state.entries.values.map(\.receive) }
        let numbers = state.keyed[key].map { state.unkeyed.union($0) } ?? state.unkeyed
        return numbers.compactMap { state.entries[$0]?.receive }
      }
      for receive in receivers { receive(delivery) }
    }
  }

  private func remove(_ number: Int) {
    // Released outside of the lock.
    _ = state.withLock { state -> Entry? in
      guard let entry = state.entries.removeValue(forKey: number) else { return nil }
      guard let key = entry.key else {
        state.unkeyed.remove(number)
        return entry
      }
      state.keyed[key]?.remove(number)
      if state.keyed[key]?.isEmpty == true { state.keyed[key] = nil }
      return entry
    }
  }
}
