/// Stores a window again and again while it changes; see ``Presenter/saving(every:version:_:)``.
public final class Saving {
  private let tracker: SnapshotTracker
  private let version: Int
  private let scope: Scope
  private let save: (Result<Snapshot?, SnapshotError>) -> Void
  private let isLettingGo: () -> Bool
  private var plan: ScopeTask?

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
    isLettingGo = { [weak navigation] in navigation?.isLettingGo ?? true }
    scope.forEach(tracker.changes) { [weak self, scope] in
      guard let self, plan == nil else { return }
      plan = scope.after(interval) { [weak self] in self?.now() }
    }
  }

  deinit { scope.end() }

  /// Stores what has changed at once, as before the system may end the process.
  public func now() {
    plan?.cancel()
    plan = nil
    guard tracker.hasChanges, !isLettingGo() else { return }
    save(Result { () throws(SnapshotError) in try tracker.snapshot(version: version) })
  }

  /// Ends it; what isn't stored yet stays so.
  public func end() { scope.end() }
}
