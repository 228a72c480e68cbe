import Synchronization

/// What waits for one subscriber.
final class Mailbox<Value: Sendable>: Sendable {
  private struct State {
    var waiting: [Delivery<Value>] = []
    var hasMissed = false
    var isEnded = false
    var reader: CheckedContinuation<Delivery<Value>?, Never>?
    var registration: Registration?
  }

  private let state = Mutex(State())
  private let capacity: Int

  init(capacity: Int) { self.capacity = max(1, capacity) }

  /// Holds a registration until the end.
  func hold(_ registration: Registration) {
    state.withLock { $0.registration = registration }
  }

  func put(_ delivery: Delivery<Value>) {
    // What is dropped is released outside of the lock: it may be the last to hold something that ends another mailbox.
    let (reader, dropped) = state.withLock { state in
      add(delivery, to: &state)
    }
    reader?.resume(returning: delivery)
    _ = dropped
  }

  private func add(
    _ delivery: Delivery<Value>,
    to state: inout State
  ) -> (CheckedContinuation<Delivery<Value>?, Never>?, [Delivery<Value>]) {
    // Whoever is to read again needs nothing of what is sent until then.
    guard !state.isEnded, !state.hasMissed else { return (nil, []) }
    if let reader = state.reader {
      state.reader = nil
      return (reader, [])
    }
    if case .value = delivery, state.waiting.count < capacity {
      state.waiting.append(delivery)
      return (nil, [])
    }
    state.hasMissed = true
    defer { state.waiting = [.missed] }
    return (nil, state.waiting)
  }

  /// Returns what was sent first; waits if there is nothing. Returns `nil` after the end.
  func next(isolation: isolated (any Actor)?) async -> Delivery<Value>? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isThere, delivery, former) = state.withLock { state in
          if !state.waiting.isEmpty {
            state.hasMissed = false
            return (true, Optional(state.waiting.removeFirst()), state.reader)
          }
          if state.isEnded { return (true, nil, state.reader) }
          // A second reader takes the place of the first, which ends.
          defer { state.reader = continuation }
          return (false, nil, state.reader)
        }
        if isThere {
          continuation.resume(returning: delivery)
        } else {
          former?.resume(returning: nil)
        }
      }
    } onCancel: {
      end(isDropping: true)
    }
  }

  /// Ends the mailbox.
  ///
  /// - Parameter isDropping: whether what waits in it is dropped.
  func end(isDropping: Bool) {
    let (reader, registration, dropped) = state.withLock { state in
      defer {
        state.reader = nil
        state.registration = nil
        state.isEnded = true
        if isDropping { state.waiting = [] }
      }
      return (state.reader, state.registration, state.waiting)
    }
    reader?.resume(returning: nil)
    registration?.cancel()
    _ = dropped
  }
}
