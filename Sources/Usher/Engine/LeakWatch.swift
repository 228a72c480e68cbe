/// Knows what has ended and is still in memory, and tells of it a little later.
final class LeakWatch {
  /// Hears of each leak once.
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
  /// How many there may be before those that are gone are looked for.
  private var limit = 64
  private var isWatching = false
  private var scope: Scope?

  /// Where something was, worked out only when somebody wants to know.
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

  /// What has ended and is still in memory.
  var leaks: [Leak] {
    ended.removeAll { $0.object.value == nil }
    return ended.filter { !isHeld($0) }.map(\.leak)
  }

  /// A host shows an object though it has ended: it is no leak until it is released as often.
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

  /// Not another object where the one that was held had been.
  private func isHeld(_ ended: Ended) -> Bool {
    guard let object = ended.object.value else { return false }
    return held[ObjectIdentifier(object)]?.object.value === object
  }

  /// Something has ended.
  ///
  /// - Parameter address: where it was within its flow; `nil` for the flow itself.
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

  /// Looks a little later whether what has ended is gone, as long as anybody wants to know.
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
    // Work that is under way holds what it works for, cancelled or not.
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
