/// A piece of a scope's work, which counts in its window's activity unless it is paused.
///
/// `@unchecked Sendable` because its mutable state is used on its activity's actor only; elsewhere, and where there
/// is no activity, only its constants are read.
package final class ScopeWork: @unchecked Sendable {
  /// The work that the running code belongs to; `nil` for code that belongs to none.
  @TaskLocal package static var current: ScopeWork?

  /// Work that isn't counted, so that no host waits for it.
  static let uncounted = ScopeWork(activity: nil)

  private let activity: Activity?
  private var pauses = 0
  private var isOver = false
  private var cancels: [Int: () -> Void] = [:]
  private var nextCancel = 0

  /// Makes work that counts in the activity until ``end()``.
  convenience init(_ activity: Activity) {
    self.init(activity: activity)
    activity.begin()
  }

  init(activity: Activity?) { self.activity = activity }

  /// Whether hosts wait for this work now.
  var isCounted: Bool { activity != nil && pauses == 0 && !isOver }

  /// Adds an action that is called when the scope cancels the work.
  ///
  /// - Returns: the key for ``removeCancel(_:)``.
  package func onCancel(_ action: @escaping () -> Void) -> Int {
    nextCancel += 1
    cancels[nextCancel] = action
    return nextCancel
  }

  package func removeCancel(_ key: Int) { _ = cancels.removeValue(forKey: key) }

  /// Calls the actions, in the order in which they were added. The scope calls this when it has cancelled the work.
  func cancelled() {
    let cancels = cancels
    self.cancels = [:]
    for key in cancels.keys.sorted() { cancels[key]?() }
  }

  /// Returns the work that the running code belongs to, if that work counts in this activity; otherwise `nil`.
  package static func current(in activity: Activity?) -> ScopeWork? {
    guard let current, let activity, current.activity === activity else { return nil }
    return current
  }

  /// Tells the window of the running work of an error that a part of the toolkit has caught, unless it is one that was
  /// expected: a ``UserFacingError``, or a cancellation.
  static func report(_ error: any Error) {
    guard !(error is CancellationError), !(error is any UserFacingError) else { return }
    current?.activity?.onError?(error)
  }

  /// Stops counting the work until ``goOn()``, because the work waits for something that can't come while a host waits
  /// for the work.
  package func pause() {
    guard let activity else { return }
    pauses += 1
    if pauses == 1, !isOver { activity.end() }
  }

  /// Counts the work again, when this was called as often as ``pause()``.
  package func goOn() {
    guard let activity else { return }
    pauses -= 1
    // A task that the work has started may outlive the work.
    if pauses == 0, !isOver { activity.begin() }
  }

  func end() {
    guard let activity else { return }
    isOver = true
    if pauses == 0 { activity.end() }
  }
}
