/// A place where a flow starts another one: declared once with its handler, started with an input.
///
/// The handler is part of the declaration rather than of the call, so that a result also arrives
/// when the flow was rebuilt in between, and exactly once. A slot runs one child at a time.
///
/// ```swift
/// private lazy var buy = flow.child { [shop] (photo: String, flow) in
///   BuyCoordinator(photo: photo, shop: shop, flow: flow)
/// } ended: { [weak self] outcome in
///   self?.purchaseEnded(outcome)
/// }
/// …
/// buy.start(photo.id, .vertical, at: .buy(id: photo.id))
/// ```
public final class Child<RouteType: Route, Input: Codable, C: Coordinator> {
  private weak var parent: FlowCore?
  private var make: ((Input, Flow<C.RouteType, C.Output>) -> C)?
  private var ended: ((Outcome<C.Output>) -> Void)?
  private var waiting: ((Outcome<C.Output>) -> Void)?
  private var isBusy = false

  /// The child that runs now, if one does.
  public private(set) weak var coordinator: C?

  init(
    parent: FlowCore,
    make: @escaping (Input, Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void
  ) {
    self.parent = parent
    self.make = make
    self.ended = ended
    // Drops the closures with the flow, so that one that captures its coordinator leaks nothing.
    parent.releases.append { [weak self] in self?.release() }
  }

  private func release() {
    make = nil
    ended = nil
    // Whoever waits must not wait for ever.
    waiting?(.cancelled(.parentEnded))
    waiting = nil
  }

  /// Whether a child runs in this slot.
  public var isRunning: Bool { isBusy }

  /// Starts a child flow.
  ///
  /// Nothing happens while the slot's child runs, when the flow has ended, or when the call comes
  /// from a screen that was covered by then: a second tap is harmless.
  ///
  /// - Parameters:
  ///   - input: what the child works on; it is stored with the flow's state.
  ///   - placement: whether it extends the stack or branches off.
  ///   - route: where the child is; the addresses of its screens begin with this route's.
  /// - Returns: whether it was started.
  @discardableResult
  public func start(
    _ input: Input,
    _ placement: Placement = .horizontal,
    at route: RouteType
  ) -> Bool {
    start(input, placement, at: route, tabLabel: nil)
  }

  /// Starts a child flow and waits for its outcome, which the slot's handler gets first.
  ///
  /// - Returns: the outcome; `.cancelled(.notStarted)` where ``start(_:_:at:)`` would do nothing.
  public func run(
    _ input: Input,
    _ placement: Placement = .horizontal,
    at route: RouteType
  ) async -> Outcome<C.Output> {
    guard !isBusy else { return .cancelled(.notStarted) }
    var result = Outcome<C.Output>.cancelled(.notStarted)
    await withCheckedContinuation { continuation in
      waiting = { outcome in
        result = outcome
        continuation.resume()
      }
      guard !start(input, placement, at: route, tabLabel: nil) else { return }
      waiting = nil
      continuation.resume()
    }
    return result
  }

  /// Ends the child that runs, if one does, as a Cancel button would.
  @discardableResult
  public func cancel(_ cause: Cause = .program) -> Permission {
    coordinator?.flow.cancel(cause) ?? .denied
  }

  @discardableResult
  func start(
    _ input: Input,
    _ placement: Placement,
    at route: RouteType,
    tabLabel: TabLabel?
  ) -> Bool {
    let isBeside = parent?.coveredSidebar != nil && !placement.isModal
    guard !isBusy || isBeside, let make, let parent, !parent.hasEnded,
      let navigation = parent.navigation
    else {
      return false
    }
    var place: Snapshot.Place?
    var input = input
    if navigation.isRestoring {
      place = parent.takeExpected(route, isChild: true, isTab: tabLabel != nil)
      guard let place else { return false }
      input = restored(place, in: parent) ?? input
    } else {
      if tabLabel == nil, !placement.isModal, let sidebar = parent.coveredSidebar {
        let permission = parent.leaveBeside(sidebar) { [weak self] _ in
          self?.start(input, placement, at: route, tabLabel: nil)
        }
        return permission == .allowed && isBusy
      }
      guard navigation.mayTransition(in: parent) else { return false }
    }
    isBusy = true
    navigation.transaction(.program) {
      let flow = Flow<C.RouteType, C.Output>(
        name: "\(C.self)",
        navigation: navigation,
        parent: parent
      ) { [weak self] outcome in
        self?.childEnded(outcome)
      }
      let child = make(input, flow)
      coordinator = child
      flow.attach(child)
      let element = Element(
        id: place.map { EntryID($0.id) } ?? navigation.makeID(),
        route: route,
        placement: place?.placement ?? placement,
        content: .child(child, flow.core),
        input: { try SnapshotCoding.text(of: input) },
        tabLabel: tabLabel
      )
      // Registered before it starts, so that a child that ends inside `start()` is removed too.
      parent.register(element)
      if let state = place?.flow {
        flow.core.restoreCoordinator(state.state)
        flow.core.restore(state, changesStates: true)
        // Nothing of it could be shown again: it is over rather than out of sight.
        if flow.core.elements.isEmpty, flow.core.tabs.isEmpty { flow.core.end(.removed) }
      } else {
        flow.core.begin()
      }
    }
    return true
  }

  private func restored(_ place: Snapshot.Place, in parent: FlowCore) -> Input? {
    guard let text = place.input else { return nil }
    if let input = try? SnapshotCoding.value(Input.self, of: text) { return input }
    parent.navigation?.report(.input, at: place.path, in: parent)
    return nil
  }

  private func childEnded(_ outcome: Outcome<C.Output>) {
    isBusy = false
    coordinator = nil
    let waiting = waiting
    self.waiting = nil
    ended?(outcome)
    waiting?(outcome)
  }
}
