/// The windows of an app: each has a navigation of its own, with coordinators and view models of its own;
/// what they share is the model.
///
/// ```swift
/// let windows = Windows(on: MainActor.shared) { navigation, snapshot in
///   navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
/// }
/// try windows.open("pli")
/// ```
///
/// A flow opens one by ``Flow/openWindow(at:)``. A window goes when it is closed or its root flow ends.
public final class Windows {
  /// The windows, in the order in which they were opened.
  public private(set) var all: [Navigation] = []
  /// Called when a window has come or gone, with the windows there are then.
  public var onChange: (([Navigation]) -> Void)?

  private let isolation: any Actor
  private let clock: any Clock<Duration>
  private let start: (Navigation, Snapshot?) -> Void

  /// No window yet.
  ///
  /// - Parameters:
  ///   - isolation: the actor all windows live on; it must be the caller's.
  ///   - clock: what sleeping goes by in them.
  ///   - start: starts the root coordinator of a window, from a snapshot where there is one.
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
  /// - Throws: ``RouteError`` when nothing has the address; then there is no new window.
  @discardableResult
  public func open(_ path: String = "") throws(RouteError) -> Navigation {
    let navigation = make()
    try navigation.start(at: path) { begin(navigation, nil) }
    add(navigation)
    return navigation
  }

  /// Opens a window for each snapshot, as after a restart.
  public func restore(_ snapshots: [Snapshot]) {
    for snapshot in snapshots {
      let navigation = make()
      begin(navigation, snapshot)
      add(navigation)
    }
  }

  /// What brings all windows back.
  ///
  /// - Throws: ``SnapshotError`` when a state or an input can't be encoded.
  public func snapshots(version: Int = 1) throws(SnapshotError) -> [Snapshot] {
    var result: [Snapshot] = []
    for window in all {
      if let snapshot = try window.snapshot(version: version) { result.append(snapshot) }
    }
    return result
  }

  /// The person wants to close a window: it closes when all its guards agree.
  @discardableResult
  public func requestClose(_ window: Navigation) -> Permission {
    all.contains { $0 === window } ? window.requestClose() : .denied
  }

  /// Closes all windows; nobody is asked.
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
      // One that starts anew stays.
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
