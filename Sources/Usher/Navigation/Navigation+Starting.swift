extension Navigation {
  /// Makes the root coordinator and starts it.
  ///
  /// - Parameters:
  ///   - make: makes the coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  @discardableResult
  public func start<C: Coordinator>(
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    start(restoring: nil, make, ended: ended)
  }

  /// Makes the root coordinator and brings back what a snapshot says.
  ///
  /// Coordinators and view models are made as always, by `start()` and `show(_:)`. Tabs and sidebars are those that the app
  /// has now; what the coordinators show besides and isn't in the snapshot is left out. What couldn't be brought back is
  /// in ``restorationProblems``; when that is all of it, the app starts afresh.
  ///
  /// - Parameters:
  ///   - snapshot: what ``snapshot(version:)`` gave, in another life; `nil` to start as always.
  ///   - make: makes the root coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  @discardableResult
  public func start<C: Coordinator>(
    restoring snapshot: Snapshot?,
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    if !isMaking { close() }
    var made: C?
    // The first one is replaced where nothing of the snapshot can be shown again.
    func begin(_ target: Target, _ snapshot: Snapshot.FlowSnapshot?) -> C {
      let core = FlowCore(.root, name: "\(C.self)", navigation: self)
      let flow = Flow<C.RouteType, C.Output>(core, ended)
      target.add(
        Node(
          id: .root,
          parent: nil,
          address: RouteAddress(),
          placement: .horizontal,
          content: .flow(core, nil)
        )
      )
      let coordinator = make(flow)
      flow.attach(coordinator)
      target.attach(coordinator, to: core)
      target.begin(core, filling: snapshot)
      return coordinator
    }
    let act = Act(snapshot == nil ? .start : .restoration) { _ throws(Refusal) in }
    _ = try? perform(act) { target throws(Refusal) in
      device.begin()
      guard let snapshot else {
        made = begin(target, nil)
        return
      }
      let wasSeen = target.isSeen
      (target.isSeen, target.isFilled) = (false, true)
      nextID = max(nextID, snapshot.nextID)
      let coordinator = begin(target, snapshot.root)
      target.isSeen = wasSeen
      made = coordinator
      // What start() showed besides, and the snapshot has not, leaves no gap in the numbers.
      nextID = target.changes.keys.reduce(snapshot.nextID) { max($0, $1.number) }
      guard let root = target.root, root.stack.isEmpty, root.tabs.isEmpty else { return }
      // Nothing could be shown again: afresh, rather than nothing.
      let problems = target.problems
      target.restart()
      made = begin(target, nil)
      (target.problems, target.isFilled) = (problems, true)
    }
    // The closure is called whatever happens in it.
    guard let made else { preconditionFailure("The root coordinator wasn't made.") }
    return made
  }

  /// Starts the app and follows a link right after, in one transition: what the link covers was never seen.
  ///
  /// - Parameters:
  ///   - path: the address within the app; empty for none.
  ///   - start: starts the root coordinator.
  /// - Throws: ``RouteError`` when nothing has the address; then nothing has started.
  public func start(at path: String, _ start: () -> Void) throws(RouteError) {
    guard !path.isEmpty else { return start() }
    let address = try RouteComponents(path)
    do throws(Refusal) {
      _ = try perform(Act(.start) { _ throws(Refusal) in }) { target throws(Refusal) in
        target.isSeen = false
        start()
        target.isSeen = true
        guard target.root != nil else { throw .notFound(path) }
        try target.lead(.root, along: address)
      }
    } catch {
      device.end()
      throw .notFound(path)
    }
  }

  /// Follows a link: shows what an address names by the smallest change of what is there.
  ///
  /// What it leads to is made first, beside what is shown; then the guards of what would leave are asked, and only then
  /// anything changes.
  ///
  /// - Parameters:
  ///   - path: the address within the app, with its query: `pli/buy`.
  ///   - cause: `.link`, or `.history` for a browser's Forward.
  /// - Returns: `.denied` also while a question is open.
  /// - Throws: ``RouteError`` when nothing has this address; then nothing has changed.
  @discardableResult
  public func open(_ path: String, _ cause: Cause = .link) throws(RouteError) -> Permission {
    guard shown.root != nil else { throw .notFound(path) }
    let address = try RouteComponents(path)
    guard prompts.isEmpty else { return .denied }
    do throws(Refusal) {
      return try perform(
        Act(cause) { target throws(Refusal) in try target.lead(.root, along: address) }
      )
    } catch {
      throw .notFound(path)
    }
  }

  /// Ends everything, as when the window is closed: nobody is asked. Harmless when nothing runs.
  public func close() {
    guard shown.root != nil else { return }
    _ = try? perform(.closing(asks: false))
  }

  /// The person wants to close the window: it closes when all guards agree.
  @discardableResult
  public func requestClose() -> Permission {
    (try? perform(.closing(asks: true))) ?? .denied
  }

  /// Lets go of everything as if the process had died: nothing is delivered, nobody is asked.
  package func abandon() {
    guard shown.root != nil else { return }
    if let parked {
      self.parked = nil
      discard(parked.target, isAbandoned: false)
    }
    shown.visit(.root) { $0.flow?.cancelled = nil }
    _ = try? perform(.closing(asks: false))
  }
}

extension Target {
  /// Starts a coordinator that was added, and shows what a snapshot says of it.
  func begin(_ flow: FlowCore, filling snapshot: Snapshot.FlowSnapshot?) {
    guard let snapshot else { return flow.erased?.start() ?? () }
    if let state = snapshot.state { restoreCoordinator(of: flow.id, state) }
    let (outer, led) = (stored[flow.id], leading)
    stored[flow.id] = .starting(snapshot)
    leading = (flow.id, snapshot.goal)
    flow.erased?.start()
    (stored[flow.id], leading) = (outer, led)
    fill(flow.id, with: snapshot, changesStates: false)
  }

  /// Begins again without what was made.
  func restart() {
    vain += empty()
  }
}
