import Observation
import Synchronization

/// The observers of a scope. After a change, all observers that are affected read their values again in one turn.
///
/// A single task is started for each such turn, for all observers together. With a task for each observer, a change
/// that affects a thousand observers would cost a thousand switches between tasks.
final class Observers {
  private let changes: Changes
  private var observers: [Int: any Observer] = [:]
  private var nextID = 0
  /// Whether the screen or flow of the scope isn't shown yet: observers are notified once it is.
  private var isWaiting: Bool
  /// Whether something changed while `isWaiting`.
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
      // Called before the value has changed, on any thread: the value is read in a later turn.
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
    // See `Scope.run`: without this, Swift 6.3 (unreported) doesn't switch to the actor.
    isolation.preconditionIsolated()
    changes.observers?.updateChanged()
    changes.activity?.endTelling()
  }

  /// Begins to notify observers. Call this when the screen or flow is shown.
  func begin() {
    isWaiting = false
    if isLate { updateChanged() }
  }

  private func updateChanged() {
    guard !isWaiting else { return isLate = true }
    for id in changes.take() { observers[id]?.update(id, of: self) }
  }

  /// The observers whose values have changed since they were read.
  ///
  /// `@unchecked Sendable` because every property except `changed` is used on the observers' actor only: observable
  /// objects of an actor change on this actor, and notify there.
  private final class Changes: @unchecked Sendable {
    private let changed = Mutex<[Int]>([])
    weak var observers: Observers?
    let isolation: any Actor
    /// Counts a change as work until its observers have acted.
    let activity: Activity?

    init(_ isolation: any Actor, _ activity: Activity?) {
      self.isolation = isolation
      self.activity = activity
    }

    /// Adds an observer whose value has changed.
    ///
    /// - Returns: whether this observer is the first one that was added after the last ``take()``.
    func add(_ id: Int) -> Bool {
      changed.withLock { changed in
        changed.append(id)
        return changed.count == 1
      }
    }

    /// Returns the added observers, in the order in which they began to observe, and forgets them.
    func take() -> [Int] {
      changed.withLock { changed in
        defer { changed = [] }
        return changed.sorted()
      }
    }
  }
}

private protocol Observer {
  /// Reads the value again and calls the action when the value differs from the last one.
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
