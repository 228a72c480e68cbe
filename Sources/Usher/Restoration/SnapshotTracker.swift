import Observation
import Synchronization

/// Makes snapshots of a window repeatedly. It encodes only the states that have changed since the last snapshot,
/// and knows when there may be something new to store.
///
/// For a host that decides itself when to store, for example a server after each event. Other hosts use
/// ``Presenter/saving(every:version:_:)``. A tracker is bound to the navigation's actor.
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

  /// Tracks a window. ``hasChanges`` is `true` until the first snapshot.
  public init(_ navigation: Navigation) {
    self.navigation = navigation
    flag.set()
    token = navigation.onTransition { [flag] _ in flag.set() }
  }

  deinit { token?.end() }

  /// Whether something may have changed since the last snapshot.
  public var hasChanges: Bool { flag.isSet }

  /// A stream with an element soon after each change, and one at the start if there are changes already. For a
  /// single consumer; elements it didn't take in time are merged into one.
  var changes: AsyncStream<Void> { flag.changes() }

  /// Sets ``hasChanges``, for example when the last snapshot couldn't be stored.
  public func setHasChanges() { flag.set() }

  /// Clears ``hasChanges``: the changes aren't to be stored.
  func forgetChanges() { flag.clear() }

  /// Makes a snapshot of the window now, and clears ``hasChanges``.
  ///
  /// - Parameter version: the app's version of its routes, inputs and states.
  /// - Returns: the snapshot; `nil` when the window has ended.
  /// - Throws: ``SnapshotError`` when a state or an input can't be encoded.
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
