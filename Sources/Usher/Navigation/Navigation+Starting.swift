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

  /// Makes the root coordinator and starts it, for a closure of several statements.
  ///
  /// - Parameters:
  ///   - type: the coordinator, which Swift can't infer from such a closure.
  ///   - make: makes the coordinator with the flow it is given.
  ///   - ended: gets the outcome when the root flow ends.
  @discardableResult
  public func start<C: Coordinator>(
    _ type: C.Type,
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
    if !isMaking {
      // A window that begins anew doesn't go.
      lettingGo = .forStart
      close()
      lettingGo = nil
    }
    let first = nextID
    var made: C?
    func addRoot(to target: Target, _ snapshot: Snapshot.FlowSnapshot?) -> C {
      let core = FlowCore(.root, name: "\(C.self)", navigation: self)
      let flow = Flow<C.RouteType, C.Output>(core, ended)
      target.add(
        Node(
          id: .root,
          parent: nil,
          address: RouteAddress(),
          placement: .push,
          content: .flow(core, nil)
        )
      )
      let coordinator = make(flow)
      flow.attach(coordinator)
      target.attach(coordinator, to: core)
      target.startCoordinator(of: core, filling: snapshot)
      return coordinator
    }
    // The act changes nothing itself: nothing is shown yet, so no guard can ask and it is never worked out again.
    let act = Act(snapshot == nil ? .start : .restoration) { _ throws(Refusal) in }
    _ = try? perform(act) { target throws(Refusal) in
      device.begin()
      guard let snapshot else {
        made = addRoot(to: target, nil)
        return
      }
      let wasSeen = target.isSeen
      (target.isSeen, target.isFilled) = (false, true)
      nextID = max(nextID, snapshot.nextID)
      let coordinator = addRoot(to: target, snapshot.root)
      target.isSeen = wasSeen
      made = coordinator
      // What start() showed besides, and the snapshot has not, was never in a tree: its numbers are free.
      nextID = (Array(target.changes.keys) + target.prompts.map(\.content.id))
        .reduce(max(first, snapshot.nextID)) { max($0, $1.number) }
      guard let root = target.root, root.stack.isEmpty, root.tabs.isEmpty else { return }
      // Nothing could be shown again: afresh, rather than nothing.
      let problems = target.problems
      target.restart()
      made = addRoot(to: target, nil)
      (target.problems, target.isFilled) = (problems, true)
    }
    // The closure is called whatever happens in it.
    guard let made else { preconditionFailure("The root coordinator wasn't made.") }
    return made
  }
}
