/// An object that stores a window's state after each change, until the object is released or ended; see
/// ``Presenter/saving(every:version:_:)``.
///
/// ```swift
/// let saving = presenter.saving(every: .seconds(1)) { file.save($0) }
/// …
/// saving.now()
/// ```
public final class Saving {
  private let tracker: SnapshotTracker
  private let version: Int
  private let scope: Scope
  private let save: (Result<Snapshot?, SnapshotError>) -> Void
  private weak var navigation: Navigation?
  private var plan: ScopeTask?
  /// Whether the window has been started. Without a root flow, a window that was started has ended; one that wasn't
  /// is still to be started.
  private var hasBegun = false

  init(
    _ navigation: Navigation,
    every interval: Duration,
    version: Int,
    _ save: @escaping (Result<Snapshot?, SnapshotError>) -> Void
  ) {
    tracker = SnapshotTracker(navigation)
    self.version = version
    self.save = save
    scope = navigation.makeScope()
    self.navigation = navigation
    hasBegun = navigation.rootCoordinator != nil
    scope.forEach(tracker.changes) { [weak self, scope] in
      guard let self else { return }
      if self.navigation?.rootCoordinator != nil { hasBegun = true }
      guard plan == nil else { return }
      plan = scope.after(interval) { [weak self] in self?.now() }
    }
  }

  deinit { scope.end() }

  /// Stores at once what has changed, for example before the system may end the process. Does nothing when nothing
  /// has changed.
  public func now() {
    plan?.cancel()
    plan = nil
    guard let navigation, tracker.hasChanges else { return }
    if navigation.rootCoordinator != nil { hasBegun = true }
    // For a window that ends only to be started or restored again, the stored snapshot stays as it is.
    guard hasBegun, navigation.lettingGo == nil else { return tracker.forgetChanges() }
    save(Result { () throws(SnapshotError) in try tracker.snapshot(version: version) })
  }

  /// Stops storing. Changes that aren't stored yet are never stored; call ``now()`` first to store them.
  public func end() { scope.end() }
}
