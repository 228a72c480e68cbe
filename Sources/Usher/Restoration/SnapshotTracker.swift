import Observation
import Synchronization

/// Takes snapshots of a window again and again, encodes only the states that have changed since the last
/// time, and knows when there may be something new to store.
package final class SnapshotTracker {
  private let navigation: Navigation
  private let flag = Flag()
  private var states: [ObjectIdentifier: State] = [:]

  private struct State {
    weak var object: (any Restorable)?
    let text: String
    let flag: Flag
  }

  /// Tracks a window; its first snapshot is new.
  package init(_ navigation: Navigation) {
    self.navigation = navigation
    flag.set()
    navigation.onTransition { [flag] _ in flag.set() }
  }

  /// Whether something may have changed since the last snapshot.
  package var isDirty: Bool { flag.isSet }

  /// To be taken again, though nothing has changed.
  package func setDirty() { flag.set() }

  /// The snapshot now.
  package func snapshot(version: Int) throws(SnapshotError) -> Snapshot? {
    flag.clear()
    let snapshot = try navigation.snapshot(version: version) { try self.text(of: $0) }
    states = states.filter { $0.value.object != nil }
    return snapshot
  }

  private func text(of object: any Restorable) throws -> String {
    let key = ObjectIdentifier(object)
    if let known = states[key], known.object != nil, !known.flag.isSet { return known.text }
    let changed = Flag()
    let text = try withObservationTracking {
      Result { try object.encodedState() }
    } onChange: { [flag] in
      changed.set()
      flag.set()
    }
    .get()
    states[key] = State(object: object, text: text, flag: changed)
    return text
  }
}

private final class Flag: Sendable {
  private let value = Atomic(false)

  var isSet: Bool { value.load(ordering: .acquiring) }
  func set() { value.store(true, ordering: .releasing) }
  func clear() { value.store(false, ordering: .releasing) }
}
