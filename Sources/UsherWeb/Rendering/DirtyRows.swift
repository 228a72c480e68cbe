import Observation
import Synchronization

/// The rows of a list that have read an observable value which has changed since.
///
/// A tracking ends when something that it has read changes. A row that is rendered again for another reason, or goes, ends its
/// tracking itself: each tracked row also reads a value that is changed then. Otherwise the trackings of one row after the
/// other would stay with a value that changes seldom.
@usableFromInline final class DirtyRows: Sendable {
  /// The row around a list that is inside another list's row.
  @usableFromInline struct Owner: Sendable {
    let rows: DirtyRows
    let uid: Int
  }

  private struct State {
    var dirty: Set<Int> = []
    /// The number of the tracking of each row that has one.
    var trackings: [Int: Int] = [:]
    var next = 0
    /// Whether a row has read an observable object, so that others will probably, too.
    var readsMore = false
  }

  private final class Sentinel: Sendable {
    private let live: Count

    init(_ live: Count) {
      self.live = live
      live.value.add(1, ordering: .relaxed)
    }

    deinit { live.value.subtract(1, ordering: .relaxed) }
  }

  /// A value for each row, which means nothing but that its tracking ends.
  private final class Ends: Observable, Sendable {
    private let registrar = ObservationRegistrar()

    private subscript(uid: Int) -> Bool { true }

    func read(_ uid: Int) { registrar.access(self, keyPath: \.[uid]) }
    func change(_ uid: Int) { registrar.willSet(self, keyPath: \.[uid]) }
  }

  private final class Count: Sendable { let value = Atomic(0) }

  /// Counts the trackings that haven't ended.
  private let live = Count()
  private let state = Mutex(State())
  private let owner: Owner?
  private let signal: ChangeSignal?
  private let ends = Ends()

  init(in owner: Owner?, _ signal: ChangeSignal?) {
    self.owner = owner
    self.signal = signal
  }

  deinit {
    for uid in state.withLock({ Array($0.trackings.keys) }) { end(uid) }
  }

  /// The number of the trackings that haven't ended: one for each row at most, and one more.
  var count: Int { live.value.load(ordering: .relaxed) }

  /// Renders a row, and notes when something that it reads changes.
  ///
  /// - Returns: whether the row has read an observable object; also `true` if that isn't known.
  @usableFromInline func track(_ uid: Int, _ body: () -> Void) -> Bool {
    end(uid)
    let (number, readsMore) = state.withLock { state in
      state.next += 1
      state.trackings[uid] = state.next
      return (state.next, state.readsMore)
    }
    if readsMore {
      observe(uid, number, Sentinel(live)) {
        ends.read(uid)
        body()
      }
      return true
    }
    // Without that value, so that it can be found out whether the row reads something: the runtime keeps
    // `onChange`, and what it captures, only if there is something to observe. If that ever changes, rows are treated as
    // if they read observable objects, which only costs memory.
    var sentinel = Sentinel(live)
    observe(uid, number, sentinel, body)
    let isPure = isKnownUniquelyReferenced(&sentinel)
    state.withLock { state in
      if isPure { state.trackings[uid] = nil } else { state.readsMore = true }
    }
    return !isPure
  }

  @inline(never) private func observe(
    _ uid: Int,
    _ number: Int,
    _ sentinel: Sentinel,
    _ body: () -> Void
  ) {
    withObservationTracking(body) { [weak self] in
      _ = sentinel
      self?.insert(uid, number)
    }
  }

  /// Ends the tracking of a row, which is about to be rendered again or is gone. With it ends an earlier tracking of the
  /// fragment around it, which is superseded by then; one of another fragment says that it has ended.
  @usableFromInline func end(_ uid: Int) {
    guard state.withLock({ $0.trackings.removeValue(forKey: uid) }) != nil else { return }
    ChangeSignal.ignoring(signal) { ends.change(uid) }
  }

  /// Marks a row, on any thread, and the rows around it.
  private func insert(_ uid: Int, _ number: Int?) {
    let isNew = state.withLock { state in
      if let number {
        guard state.trackings[uid] == number else { return false }
        state.trackings[uid] = nil
      }
      return state.dirty.insert(uid).inserted
    }
    guard isNew else { return }
    if let owner { owner.rows.insert(owner.uid, nil) } else { signal?.set() }
  }

  /// Marks the row around the list: something in it has to be sent.
  func markOwner() {
    if let owner { owner.rows.insert(owner.uid, nil) }
  }

  /// Returns the numbers of the rows that are marked, and forgets them.
  @usableFromInline func take() -> Set<Int> {
    state.withLock { state in
      defer { state.dirty = [] }
      return state.dirty
    }
  }
}
