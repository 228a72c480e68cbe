/// A slot in which a flow, the parent, starts a child flow. The parent declares the slot once, with a handler for the
/// child's outcome. Later the parent starts a child in the slot, with an input.
///
/// The handler is part of the declaration, not of the call that starts the child. So the handler gets the outcome
/// exactly once, also when the app was closed and restored before the child ended. A slot runs one child at a time.
///
/// ```swift
/// private lazy var buy = flow.child { [shop] (photo: String, flow) in
///   BuyCoordinator(photo: photo, shop: shop, flow: flow)
/// } ended: { [weak self] outcome in
///   self?.purchaseEnded(outcome)
/// }
/// …
/// buy.start(photo.id, .sheet, at: .buy(id: photo.id))
/// ```
public final class ChildSlot<RouteType: Route, Input: Codable, C: Coordinator> {
  private weak var parent: FlowCore?
  private var make: ((Input, Flow<C.RouteType, C.Output>) -> C)?
  private var ended: ((Outcome<C.Output>) -> Void)?
  /// The children that this slot has made, for the shown tree or for a target. The child that is in the tree runs.
  private var candidates: [NodeID] = []

  init(
    parent: FlowCore,
    make: @escaping (Input, Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void
  ) {
    self.parent = parent
    self.make = make
    self.ended = ended
    // Releases the closures when the flow ends, so that a closure that captures its coordinator causes no leak.
    parent.releases.append { [weak self] in
      self?.make = nil
      self?.ended = nil
    }
  }

  /// The coordinator of the child that runs; `nil` when no child runs.
  public var coordinator: C? { running?.coordinator as? C }

  /// Whether a child runs in this slot.
  public var isRunning: Bool { running != nil }

  private var running: Node? {
    guard let nodes = parent?.navigation?.nodesForCalls else { return nil }
    for id in candidates { if let node = nodes[id] { return node } }
    return nil
  }

  /// Starts a child flow.
  ///
  /// Nothing happens while the slot already runs a child, when the parent has ended, or when the call comes from the
  /// handler of a screen that is covered by then. So a second tap is harmless. ``Navigation/onMisuse`` gets the reason.
  /// There is one exception: with the placement `.detail`, the slot's child beside the sidebar is replaced.
  ///
  /// - Parameters:
  ///   - input: the value that the child works on; it is stored in snapshots.
  ///   - placement: how the child joins the shown screens: on the stack, beside a sidebar, or over everything.
  ///   - route: the child's route in the parent; the addresses of the child's screens begin with this route's path.
  /// - Returns: `.denied` when nothing happens, also because a guard refuses; `.asking` when a guard asks first: the
  ///   child starts if the answer is yes.
  @discardableResult
  public func start(
    _ input: Input,
    _ placement: Placement = .push,
    at route: RouteType
  ) -> Permission {
    start(input, placement, at: route, nil, nil)
  }

  /// Starts a child flow and waits for its outcome. The slot's handler gets the outcome first.
  ///
  /// When the task that calls `run` is cancelled, the child ends too, and the child's guards aren't asked.
  ///
  /// ```swift
  /// let outcome = await edit.run(id, .sheet, at: .edit(id: id))
  /// if case .finished(let note) = outcome { store.save(note) }
  /// ```
  ///
  /// - Returns: the outcome; `.cancelled(.notStarted)` when ``start(_:_:at:)`` would do nothing, when a guard refuses
  ///   the start, or when the task that calls `run` is cancelled.
  public func run(
    _ input: Input,
    _ placement: Placement = .push,
    at route: RouteType
  ) async -> Outcome<C.Output> {
    guard !Task.isCancelled else { return .cancelled(.notStarted) }
    weak let this = self
    weak var waiting: Waiter<Outcome<C.Output>>?
    return await Awaited<Outcome<C.Output>>(.cancelled(.notStarted)).wait { waiter in
      waiting = waiter
      this?.start(input, placement, at: route, nil, waiter)
    } withdraw: {
      guard let waiter = waiting, let navigation = this?.parent?.navigation else { return }
      // The child runs, or its start waits for a guard.
      if let flow = waiter.flow, navigation.shown[flow.id]?.flow === flow {
        _ = flow.cancel(.removed, .program, asks: false)
      } else {
        navigation.withdrawParked(of: waiter)
      }
    }
  }

  /// Cancels the child that runs, after its guards have agreed, like ``Flow/cancel(_:)``.
  ///
  /// - Parameter cause: the cause that the guards get.
  /// - Returns: `.denied` when a guard refuses or no child runs; `.asking` when a guard asks first.
  @discardableResult
  public func cancel(_ cause: Cause = .program) -> Permission {
    coordinator?.flow.cancel(cause) ?? .denied
  }

  @discardableResult
  func start(
    _ input: Input,
    _ placement: Placement,
    at route: RouteType,
    _ tabLabel: TabLabel?,
    _ waiter: Waiter<Outcome<C.Output>>?
  ) -> Permission {
    guard let parent else { return .denied }
    let address = RouteAddress(route)
    parent.reportProblem(of: address)
    var act = Act(.program) { [weak self, weak parent] target throws(Refusal) in
      guard let self, let parent else { throw .ignored(.ended) }
      try add(input, placement, address, tabLabel, waiter, to: target, parent)
    }
    if let waiter {
      act.owner = waiter
      act.onNothing = { waiter.resume(nil) }
    }
    return parent.performUnlessCovered(act, at: address.text, first: act.change)
  }

  private func add(
    _ input: Input,
    _ placement: Placement,
    _ address: RouteAddress,
    _ tabLabel: TabLabel?,
    _ waiter: Waiter<Outcome<C.Output>>?,
    to target: Target,
    _ parent: FlowCore
  ) throws(Refusal) {
    guard let make, let navigation = parent.navigation, let node = target[parent.id] else {
      throw .ignored(.ended)
    }
    guard isFree(for: placement, in: node, target) else { throw .ignored(.slotBusy) }
    let stored = target.stored(address, isChild: true, isTab: tabLabel != nil, in: parent.id)
    let index = stored == nil ? target.makeRoom(placement, in: node) : node.stack.count
    let core = FlowCore(navigation.makeID(stored?.id), name: "\(C.self)", navigation: navigation)
    let input = stored.flatMap { restored($0, in: target, parent) } ?? input
    // Another node may get the number later, when this child never was in a tree.
    core.releases.append { [weak self, id = core.id] in self?.candidates.removeAll { $0 == id } }
    core.input = { try SnapshotCoding.text(of: input) }
    candidates.append(core.id)
    waiter?.flow = core
    // The handler gets each outcome, also when the child ends because its parent ends.
    let ended = ended
    let flow = Flow<C.RouteType, C.Output>(core) { outcome in
      ended?(outcome)
      waiter?.resume(outcome)
    }
    // The child is registered before it starts, so that a child that ends inside `start()` is removed too.
    target.add(
      Node(
        id: core.id,
        parent: parent.id,
        address: address,
        placement: stored?.placement ?? placement.joined,
        tabLabel: tabLabel,
        content: .flow(core, nil)
      ),
      at: index
    )
    let coordinator = make(input, flow)
    flow.attach(coordinator)
    target.attach(coordinator, to: core)
    target.startCoordinator(of: core, filling: stored?.flow)
    // No screen of the child could be restored: the child ends, because nobody could leave a flow without screens.
    guard stored != nil, let child = target[core.id], target.top(of: child) == nil else { return }
    target.finish(core) { core.cancelled?(.removed) }
  }

  /// Returns whether a child can be started in the slot: no child runs in it, or the running child is beside a sidebar
  /// and `placement` is `.detail`, so that the new child replaces the running one.
  private func isFree(for placement: Placement, in node: Node, _ target: Target) -> Bool {
    guard let running = candidates.first(where: { target[$0] != nil }) else { return true }
    guard placement == .detail,
      let sidebar = node.stack.firstIndex(where: { target[$0]?.isSidebar == true })
    else { return false }
    return node.stack[(sidebar + 1)...].contains(running)
  }

  private func restored(
    _ place: Snapshot.Place,
    in target: Target,
    _ parent: FlowCore
  ) -> Input? {
    guard let text = place.input else { return nil }
    do {
      return try SnapshotCoding.value(Input.self, of: text)
    } catch {
      target.report(.input, at: place.path, in: parent.id, error)
      return nil
    }
  }
}
