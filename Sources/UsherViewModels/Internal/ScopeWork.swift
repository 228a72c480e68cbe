/// One piece of a scope's work, and whether it counts in its window's activity at the moment.
///
/// `@unchecked Sendable` because its state is used on its activity's actor only; elsewhere, and where
/// there is no activity, only what never changes is looked at.
package final class ScopeWork: @unchecked Sendable {
  /// The work that the code runs in.
  @TaskLocal package static var current: ScopeWork?

  /// Work that nobody waits for.
  static let uncounted = ScopeWork(activity: nil)

  private let activity: Activity?
  private var pauses = 0
  private var isOver = false
  private var cancels: [Int: () -> Void] = [:]
  private var nextCancel = 0

  /// Work that counts from now on.
  convenience init(_ activity: Activity) {
    self.init(activity: activity)
    activity.begin()
  }

  init(activity: Activity?) { self.activity = activity }

  /// Has something done when the scope cancels the work.
  package func onCancel(_ action: @escaping () -> Void) -> Int {
    nextCancel += 1
    cancels[nextCancel] = action
    return nextCancel
  }

  package func removeCancel(_ key: Int) { _ = cancels.removeValue(forKey: key) }

  /// The scope has cancelled the work.
  func cancelled() {
    let cancels = cancels
    self.cancels = [:]
    for key in cancels.keys.sorted() { cancels[key]?() }
  }

  /// The work that the code runs in, if it counts in this activity.
  package static func current(in activity: Activity?) -> ScopeWork? {
    guard let current, let activity, current.activity === activity else { return nil }
    return current
  }

  /// It waits for what can't come while somebody waits for the work: until ``goOn()`` it doesn't count.
  package func pause() {
    guard let activity else { return }
    pauses += 1
    if pauses == 1, !isOver { activity.end() }
  }

  package func goOn() {
    guard let activity else { return }
    pauses -= 1
    // A task that was begun in it may outlive it.
    if pauses == 0, !isOver { activity.begin() }
  }

  func end() {
    guard let activity else { return }
    isOver = true
    if pauses == 0 { activity.end() }
  }
}
