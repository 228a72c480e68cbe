import Observation
import Synchronization

/// What a scope observes: values that are read again, all in one go, after something they read has changed.
///
/// One task is begun for each go, however many observers it is for: with a task for each of them, a change that
/// a thousand see would cost a thousand switches.
final class Observers {
  private struct Observer {
    /// Reads the value again, and acts when it differs.
    let update: (Int) -> Void
  }

  private let isolation: any Actor
  private let activity: Activity?
  private let changes = Changes()
  private var observers: [Int: Observer] = [:]
  private var nextID = 0

  init(_ isolation: any Actor, _ activity: Activity?) {
    self.isolation = isolation
    self.activity = activity
  }

  func add<Value: Equatable>(
    _ read: @escaping () -> Value,
    _ action: @escaping (Value) -> Void
  ) -> Int {
    nextID += 1
    let id = nextID
    weak let observers = self
    var last = track(id, read)
    self.observers[id] = Observer { id in
      guard let value = observers?.track(id, read), value != last else { return }
      last = value
      action(value)
    }
    return id
  }

  func remove(_ id: Int) { observers[id] = nil }
  func removeAll() { observers = [:] }

  private func track<Value>(_ id: Int, _ read: () -> Value) -> Value {
    let (changes, wake) = (changes, Wake(observers: self, isolation: isolation, activity: activity))
    return withObservationTracking(read) {
      // Told before the value is there, from whatever thread: what follows comes in a turn of its own.
      guard changes.add(id) else { return }
      wake.activity?.begin()
      Scope.$isWorking.withValue(true) { _ = Task { await Self.update(wake, on: wake.isolation) } }
    }
  }

  private static func update(_ wake: Wake, on isolation: isolated any Actor) async {
    // See `Scope.run`: without this, Swift 6.3 doesn't switch to the actor.
    isolation.preconditionIsolated()
    wake.observers?.updateChanged()
    wake.activity?.end()
  }

  private func updateChanged() {
    for id in changes.take() { observers[id]?.update(id) }
  }

  /// Carries the observers to their actor. `@unchecked Sendable` because they are made and opened there only:
  /// observable objects of one actor change on that actor, and tell of it there.
  private struct Wake: @unchecked Sendable {
    weak var observers: Observers?
    let isolation: any Actor
    /// What was changed isn't done before who observes it has acted.
    let activity: Activity?
  }

  /// Whose values have changed since they were read.
  private final class Changes: Sendable {
    private let changed = Mutex<[Int]>([])

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
