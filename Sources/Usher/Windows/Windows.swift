/// The windows of an app. Each window has its own navigation, coordinators and view models; all windows share the app's
/// model.
///
/// ```swift
/// let windows = Windows(on: MainActor.shared) { navigation, snapshot in
///   navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
/// }
/// try windows.open("pli")
/// ```
///
/// A flow opens a window by ``Flow/openWindow(at:)``. A window is removed when it is closed or its root flow ends. If the
/// flow ends while it starts, there is never a window.
/// `Windows` is bound to the actor that all its windows live on.
public final class Windows {
  /// The navigations of the open windows, in the order in which the windows were opened.
  public private(set) var all: [Navigation] = []
  /// Called after a window was opened or removed; gets ``all``. `nil` when nobody wants to know.
  public var onChange: (([Navigation]) -> Void)?

  private let isolation: any Actor
  private let clock: any Clock<Duration>
  private let start: (Navigation, Snapshot?) -> Void

  /// Makes an empty list of windows.
  ///
  /// - Parameters:
  ///   - isolation: the actor that all windows live on; it must be the caller's actor.
  ///   - clock: the clock by which all windows measure time, for `scope.sleep` and timers.
  ///   - start: starts the root coordinator of a new window; gets the window's navigation, and the snapshot to restore
  ///     or `nil`. Held until this object is released.
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
  /// - Parameter path: the address within the app; with an empty text, the window shows what the root coordinator shows
  ///   at its start.
  /// - Returns: the navigation of the new window; one that isn't in ``all`` if its root flow has ended already.
  /// - Throws: ``RouteError`` when no route has the address, or `path` isn't a well-formed address; then no window is
  ///   opened.
  @discardableResult
  public func open(_ path: String = "") throws(RouteError) -> Navigation {
    let navigation = make()
    try navigation.start(at: path) { begin(navigation, nil) }
    add(navigation)
    return navigation
  }

  /// Opens one window for each snapshot, for example after a restart of the app. If nothing of a snapshot
  /// can be restored, its window starts as it does without a snapshot.
  public func restore(_ snapshots: [Snapshot]) {
    for snapshot in snapshots {
      let navigation = make()
      begin(navigation, snapshot)
      add(navigation)
    }
  }

  /// Returns one snapshot of each window, in the order of ``all``. Another process can pass them to ``restore(_:)``.
  ///
  /// - Parameter version: the version that the app's present code gives to its routes, inputs and states; see
  ///   ``Snapshot/init(decoding:states:version:migrations:)``.
  /// - Throws: ``SnapshotError`` when the state of an object or the input of a child flow can't be encoded.
  public func snapshots(version: Int = 1) throws(SnapshotError) -> [Snapshot] {
    var result: [Snapshot] = []
    for window in all {
      if let snapshot = try window.snapshot(version: version) { result.append(snapshot) }
    }
    return result
  }

  /// Closes a window if all its guards agree. A host calls this method when the person wants to close the window.
  ///
  /// - Returns: `.asking` when a guard asks first: the window closes if the answer is yes; `.denied` when a guard
  ///   refuses, and for a window that isn't in ``all``.
  @discardableResult
  public func requestClose(_ window: Navigation) -> Permission {
    all.contains { $0 === window } ? window.requestClose() : .denied
  }

  /// Closes all windows without asking guards: unsaved changes are lost.
  public func close() {
    for window in all { window.close() }
  }

  private func make() -> Navigation { Navigation(on: isolation, clock: clock) }

  private func begin(_ navigation: Navigation, _ snapshot: Snapshot?) {
    start(navigation, snapshot)
    navigation.windowOpener = { [weak self] path in (try? self?.open(path)) != nil }
  }

  private func add(_ navigation: Navigation) {
    guard navigation.rootCoordinator != nil else { return }
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
