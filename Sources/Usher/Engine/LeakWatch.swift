/// Finds objects that have ended and are still in memory, and reports them a little later.
final class LeakWatch {
  /// Gets each leak, only once; `nil` to report no leaks.
  var onLeak: ((Leak) -> Void)? {
    didSet {
      guard onLeak == nil else { return }
      scope?.end()
      isWatching = false
    }
  }

  private let isWorking: () -> Bool
  private let makeScope: () -> Scope
  private var ended: [Ended] = []
  /// When the list of ended objects has this length, the ones that were released are removed from it.
  private var limit = 64
  private var isWatching = false
  private var scope: Scope?

  /// The flow in which an ended object was. The object's address is made only when a leak is reported.
  final class Trail {
    let flows: [String]
    let start: RouteComponents

    init(flows: [String], start: RouteComponents) {
      self.flows = flows
      self.start = start
    }
  }

  private struct Ended {
    let object: WeakObject
    let type: any AnyObject.Type
    let trail: Trail
    let address: RouteComponents?
    var isReported = false

    var leak: Leak {
      let address = address.map { trail.start.appending($0) } ?? trail.start
      return Leak(type: "\(type)", path: address.text, flows: trail.flows)
    }
  }

  private var held: [ObjectIdentifier: (object: WeakObject, count: Int)] = [:]

  init(isWorking: @escaping () -> Bool, makeScope: @escaping () -> Scope) {
    self.isWorking = isWorking
    self.makeScope = makeScope
  }

  /// The objects that have ended and are still in memory, except those that a host holds.
  var leaks: [Leak] {
    ended.removeAll { $0.object.value == nil }
    return ended.filter { !isHeld($0) }.map(\.leak)
  }

  /// Marks that a host may still show an object after the object's end. While the object has a mark, it isn't a leak.
  /// Each call adds a mark, and ``release(_:)`` with the returned key removes one.
  func hold(_ object: AnyObject) -> ObjectIdentifier {
    let key = ObjectIdentifier(object)
    held[key, default: (WeakObject(object), 0)].count += 1
    return key
  }

  func release(_ key: ObjectIdentifier) {
    held[key]?.count -= 1
    guard held[key]?.count == 0 else { return }
    held[key] = nil
    watch()
  }

  /// Whether this object has a mark. An earlier object that was at the same address in memory doesn't matter.
  private func isHeld(_ ended: Ended) -> Bool {
    guard let object = ended.object.value else { return false }
    return held[ObjectIdentifier(object)]?.object.value === object
  }

  /// Adds an object that has ended.
  ///
  /// - Parameter address: the object's address within its flow; `nil` for the flow's coordinator.
  func track(_ object: AnyObject, _ trail: Trail, at address: RouteComponents?) {
    if ended.count >= limit {
      ended.removeAll { $0.object.value == nil }
      limit = max(64, ended.count * 2)
    }
    ended.append(
      Ended(object: WeakObject(object), type: type(of: object), trail: trail, address: address)
    )
    watch()
  }

  /// Checks a little later whether the ended objects are gone. Does nothing without ``onLeak``.
  private func watch() {
    guard onLeak != nil, !isWatching else { return }
    isWatching = true
    weak let this = self
    let scope = makeScope()
    self.scope = scope
    scope.after(.milliseconds(200)) { this?.report() }
  }

  private func report() {
    isWatching = false
    // Work that is under way, even if cancelled, keeps its objects in memory.
    guard !isWorking() else { return watch() }
    ended.removeAll { $0.object.value == nil }
    var leaks: [Leak] = []
    for index in ended.indices where !ended[index].isReported && !isHeld(ended[index]) {
      ended[index].isReported = true
      leaks.append(ended[index].leak)
    }
    for leak in leaks { onLeak?(leak) }
  }
}
