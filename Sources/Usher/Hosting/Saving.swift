/// Stores a window again and again while it changes; see ``Presenter/saving(every:version:_:)``.
public final class Saving {
  private let tracker: SnapshotTracker
  private let version: Int
  private let scope: Scope
  private let save: (Result<Snapshot?, SnapshotError>) -> Void
  private weak var navigation: Navigation?
  private var plan: ScopeTask?
  /// Whether there was something to store; a window that isn't started yet hasn't ended.
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

  /// Stores what has changed at once, as before the system may end the process.
  public func now() {
    plan?.cancel()
    plan = nil
    guard let navigation, tracker.hasChanges else { return }
    if navigation.rootCoordinator != nil { hasBegun = true }
    // What is let go of for another life stays as it was stored.
    guard hasBegun, navigation.lettingGo == nil else { return tracker.forgetChanges() }
    save(Result { () throws(SnapshotError) in try tracker.snapshot(version: version) })
  }

  /// Ends it; what isn't stored yet stays so.
  public func end() { scope.end() }
}
