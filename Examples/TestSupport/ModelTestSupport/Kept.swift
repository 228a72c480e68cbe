import Synchronization

/// A value of a test that several tasks use.
package final class Kept<Value: Sendable>: Sendable {
  private let state: Mutex<Value>

  package init(_ value: Value) {
    state = Mutex(value)
  }

  package var value: Value { state.withLock { $0 } }

  package func change(_ body: (inout Value) -> Void) {
    state.withLock { value in body(&value) }
  }
}
