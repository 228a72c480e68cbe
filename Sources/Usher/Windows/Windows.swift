/// The windows of an app. Each window has its own navigation, coordinators and view models; all share the app's model.
///
/// ```swift
/// let windows = Windows(on: MainActor.shared) { navigation, snapshot in
///   navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
/// }
/// try windows.open("pli")
/// ```
///
/// A flow opens a window by ``Flow/openWindow(at:)``. A window is removed when it is closed or its root flow ends.
/// `Windows` is bound to the actor that all its windows live on.
public final class Windows {
  /// The windows, in the order in which they were opened.
  public private(set) var all: [Navigation] = []
  /// Called after a window was opened or removed, with all windows.
  public var onChange: (([Navigation]) -> Void)?

  private let isolation: any Actor
  private let clock: any Clock<Duration>
  private let start: (Navigation, Snapshot?) -> Void

  /// Makes an empty list of windows.
  ///
  /// - Parameters:
  ///   - isolation: the actor that all windows live on; it must be the caller's actor.
  ///   - clock: the clock of the windows' sleeps and timers.
  ///   - start: starts the root coordinator of a window, from a snapshot if there is one; held as long as this object.
  public init(
    on isolation: any Actor,
    clock: any Clock<Duration> = ContinuousClock(),
    start: @escaping (Navigation, Snapshot?) -> Void
  ) {
    self.isolation = isolation
    self.clock = clock
    self.start = start
  }

  /// Opens a window at an address.
  ///
  /// - Parameter path: the address within the app; empty to show the start.
  /// - Returns: the navigation of the new window.
  /// - Throws: ``RouteError`` when no route has the address; then no window is opened.
  @discardableResult
  public func open(_ path: String = "") throws(RouteError) -> Navigation {
    let navigation = make()
    try navigation.start(at: path) { begin(navigation, nil) }
    add(navigation)
    return navigation
  }

  /// Opens a window for each snapshot, for example after a restart of the app.
  public func restore(_ snapshots: [Snapshot]) {
    for snapshot in snapshots {
      let navigation = make()
      begin(navigation, snapshot)
      add(navigation)
    }
  }

  /// Returns a snapshot of each window, for ``restore(_:)`` in another process.
  ///
  /// - Parameter version: the app's version of its routes, inputs and states.
  /// - Throws: ``SnapshotError`` when a state or an input can't be encoded.
  public func snapshots(version: Int = 1) throws(SnapshotError) -> [Snapshot] {
    var result: [Snapshot] = []
    for window in all {
      if let snapshot = try window.snapshot(version: version) { result.append(snapshot) }
    }
    return result
  }

  /// Closes a window if all its guards agree. Call when the person wants to close the window.
  ///
  /// - Returns: `.denied` also for a window that isn't in ``all``.
  @discardableResult
  public func requestClose(_ window: Navigation) -> Permission {
    all.contains { $0 === window } ? window.requestClose() : .denied
  }

  /// Closes all windows without asking guards.
  public func close() {
    for window in all { window.close() }
  }

  private func make() -> Navigation { Navigation(on: isolation, clock: clock) }

  private func begin(_ navigation: Navigation, _ snapshot: Snapshot?) {
    start(navigation, snapshot)
    navigation.windowOpener = { [weak self] path in (try? self?.open(path)) != nil }
  }

  private func add(_ navigation: Navigation) {
    all.append(navigation)
    let check = { [weak self, weak navigation] in
      // A window that starts again stays.
      guard let self, let navigation, navigation.rootCoordinator == nil,
        navigation.lettingGo != .forStart, all.contains(where: { $0 === navigation })
      else { return }
      all.removeAll { $0 === navigation }
      onChange?(all)
    }
    navigation.onTransition { _ in check() }
    _ = navigation.onLayout(check)
    onChange?(all)
  }
}
