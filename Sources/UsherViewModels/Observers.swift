import Observation
import Synchronization

/// What a scope observes: values that are read again, all in one go, after something they read has changed.
///
/// One task is begun for each go, however many observers it is for: with a task for each of them, a change that
/// a thousand see would cost a thousand switches.
final class Observers {
  private let changes: Changes
  private var observers: [Int: any Observer] = [:]
  private var nextID = 0
  /// Whether what they are for isn't shown yet: they are told of changes once it is.
  private var isWaiting: Bool
  private var isLate = false

  init(_ isolation: any Actor, _ activity: Activity?, isWaiting: Bool) {
    self.isWaiting = isWaiting
    changes = Changes(isolation, activity)
    changes.observers = self
  }

  func add<Value: Equatable>(
    _ read: @escaping () -> Value,
    _ action: @escaping (Value) -> Void
  ) -> Int {
    nextID += 1
    let id = nextID
    observers[id] = ValueObserver(read: read, action: action, last: track(id, read))
    return id
  }

  func remove(_ id: Int) { observers[id] = nil }
  func removeAll() { observers = [:] }

  fileprivate func track<Value>(_ id: Int, _ read: () -> Value) -> Value {
    let changes = changes
    return withObservationTracking(read) {
      // Told before the value is there, from whatever thread: what follows comes in a turn of its own.
      guard changes.add(id) else { return }
      changes.activity?.beginTelling()
      Run.$current.withValue(nil) {
        ScopeWork.$current.withValue(.uncounted) {
          _ = Task { await Self.update(changes, on: changes.isolation) }
        }
      }
    }
  }

  private static func update(_ changes: Changes, on isolation: isolated any Actor) async {
    // See `Scope.run`: without this, Swift 6.3 doesn't switch to the actor.
    isolation.preconditionIsolated()
    changes.observers?.updateChanged()
    changes.activity?.endTelling()
  }

  /// What they are for is shown.
  func begin() {
    isWaiting = false
    if isLate { updateChanged() }
  }

  private func updateChanged() {
    guard !isWaiting else { return isLate = true }
    for id in changes.take() { observers[id]?.update(id, of: self) }
  }

  /// Whose values have changed since they were read, and who is to be told.
  ///
  /// `@unchecked Sendable` because all but `changed` is used on the observers' actor only: observable objects of one
  /// actor change there, and tell of it there.
  private final class Changes: @unchecked Sendable {
    private let changed = Mutex<[Int]>([])
    weak var observers: Observers?
    let isolation: any Actor
    /// What was changed isn't done before who observes it has acted.
    let activity: Activity?

    init(_ isolation: any Actor, _ activity: Activity?) {
      self.isolation = isolation
      self.activity = activity
    }

    /// - Returns: whether it is the first since they were taken.
    func add(_ id: Int) -> Bool {
      changed.withLock { changed in
        changed.append(id)
        return changed.count == 1
      }
    }

    /// Those that have changed, in the order they began to observe.
    func take() -> [Int] {
      changed.withLock { changed in
        defer { changed = [] }
        return changed.sorted()
      }
    }
  }
}

private protocol Observer {
  /// Reads the value again, and acts when it differs.
  func update(_ id: Int, of observers: Observers)
}

private final class ValueObserver<Value: Equatable>: Observer {
  private let read: () -> Value
  private let action: (Value) -> Void
  private var last: Value

  init(read: @escaping () -> Value, action: @escaping (Value) -> Void, last: Value) {
    self.read = read
    self.action = action
    self.last = last
  }

  func update(_ id: Int, of observers: Observers) {
    let value = observers.track(id, read)
    guard value != last else { return }
    last = value
    action(value)
  }
}
