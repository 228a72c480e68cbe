import Observation
import Synchronization

/// Makes one snapshot of a window after another. A tracker encodes only the states that have changed after the last
/// snapshot, and knows whether there may be something new to store.
///
/// A tracker is for a host that decides itself when to store a snapshot, for example a server that stores one after
/// each message from the browser. Other hosts use ``Presenter/saving(every:version:_:)``. A tracker is bound to the
/// navigation's actor.
///
/// ```swift
/// let tracker = SnapshotTracker(navigation)
/// …
/// if tracker.hasChanges { try store(tracker.snapshot()) }
/// ```
public final class SnapshotTracker {
  private let navigation: Navigation
  private let flag = Flag()
  private var states: [ObjectIdentifier: State] = [:]
  private var token: ObservationToken?

  private struct State {
    weak var object: (any Restorable)?
    let text: String
    let flag: Flag
  }

  /// Makes a tracker of a window. ``hasChanges`` is `true` until the first snapshot is made.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    flag.set()
    token = navigation.onTransition { [flag] _ in flag.set() }
  }

  deinit { token?.end() }

  /// Whether something may have changed after the last snapshot was made, or no snapshot was made yet.
  public var hasChanges: Bool { flag.isSet }

  /// A stream that gives an element each time ``hasChanges`` becomes `true`, and one element at the start if it is
  /// `true` already. Only the newest stream gets elements; elements that nobody has read yet are merged into one.
  var changes: AsyncStream<Void> { flag.changes() }

  /// Sets ``hasChanges`` to `true`, for example because the last snapshot couldn't be stored.
  public func setHasChanges() { flag.set() }

  /// Sets ``hasChanges`` to `false` without making a snapshot, because the changes must not be stored.
  func forgetChanges() { flag.clear() }

  /// Makes a snapshot of the window, and sets ``hasChanges`` to `false`, also when this method throws an error.
  ///
  /// - Parameter version: the version that the app's present code gives to its routes, inputs and states; see
  ///   ``Snapshot/init(decoding:states:version:migrations:)``.
  /// - Returns: the snapshot; `nil` when no root flow runs in the window.
  /// - Throws: ``SnapshotError`` when the state of an object or the input of a child flow can't be encoded.
  public func snapshot(version: Int = 1) throws(SnapshotError) -> Snapshot? {
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
  private let listener = Mutex<AsyncStream<Void>.Continuation?>(nil)

  var isSet: Bool { value.load(ordering: .acquiring) }

  func set() {
    guard !value.exchange(true, ordering: .acquiringAndReleasing) else { return }
    _ = listener.withLock { $0?.yield() }
  }

  func clear() { value.store(false, ordering: .releasing) }

  func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    listener.withLock { $0 = continuation }
    if isSet { continuation.yield() }
    return stream
  }
}
