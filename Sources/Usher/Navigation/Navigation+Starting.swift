extension Navigation {
  /// Makes the root coordinator and starts it. A root flow that runs already is closed first, without asking guards.
  ///
  /// ```swift
  /// navigation.start { PhotosCoordinator(shop: shop, flow: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - make: makes the coordinator from its flow; called before this method returns, and not kept.
  ///   - ended: gets the outcome when the root flow ends; held until then.
  /// - Returns: the root coordinator.
  @discardableResult
  public func start<C: Coordinator>(
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    start(restoring: nil, make, ended: ended)
  }

  /// Makes the root coordinator and starts it. Use this method when the closure `make` has several statements.
  ///
  /// ```swift
  /// navigation.start(PhotosCoordinator.self) { flow in
  ///   let shop = PhotoShop()
  ///   return PhotosCoordinator(shop: shop, flow: flow)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the coordinator; Swift can't infer it from a closure of several statements.
  ///   - make: makes the coordinator from its flow; called before this method returns, and not kept.
  ///   - ended: gets the outcome when the root flow ends; held until then.
  /// - Returns: the root coordinator.
  @discardableResult
  public func start<C: Coordinator>(
    _ type: C.Type,
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    start(restoring: nil, make, ended: ended)
  }

  /// Makes the root coordinator and restores the screens of a snapshot.
  ///
  /// Coordinators and view models are made as usual, by `start()` and `show(_:)`. Tabs and sidebars come from the app's
  /// present code, not from the snapshot. Other screens that the coordinators show, but that the snapshot doesn't
  /// contain, are left out. ``restorationProblems`` lists what couldn't be restored. If nothing could be restored, the
  /// app starts as it does without a snapshot. A root flow that runs already is closed first, without asking guards.
  ///
  /// ```swift
  /// navigation.start(restoring: snapshot) { PhotosCoordinator(shop: shop, flow: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: a value of ``snapshot(version:)``, usually from an earlier process; `nil` to start without a
  ///     snapshot.
  ///   - make: makes the root coordinator from its flow; called before this method returns, and not kept. Called twice
  ///     if nothing could be restored.
  ///   - ended: gets the outcome when the root flow ends; held until then.
  /// - Returns: the root coordinator.
  @discardableResult
  public func start<C: Coordinator>(
    restoring snapshot: Snapshot?,
    _ make: (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> C {
    if !isMaking {
      // The host isn't notified of an end, because the window starts again.
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
    // The act itself changes nothing: no screen is shown yet, so no guard can ask, and the target is never made again.
    let act = Act(snapshot == nil ? .start : .restoration) { _ throws(Refusal) in }
    _ = try? perform(act) { target throws(Refusal) in
      device.begin()
      guard let snapshot else {
        made = addRoot(to: target, nil)
        return
      }
      let wasSeen = target.isSeen
      (target.isSeen, target.isFilled) = (false, true)
      nextID = max(nextID, snapshot.lastNumber)
      let coordinator = addRoot(to: target, snapshot.root)
      target.isSeen = wasSeen
      made = coordinator
      // Nodes that start() showed and the snapshot doesn't contain were never in a tree: their numbers are free.
      nextID = (Array(target.changes.keys) + target.prompts.map(\.content.id))
        .reduce(max(first, snapshot.lastNumber)) { max($0, $1.number) }
      guard let root = target.root, root.stack.isEmpty, root.tabs.isEmpty else { return }
      // Nothing could be restored: the app starts as without a snapshot, so that the window isn't empty.
      let problems = target.problems
      target.restart()
      made = addRoot(to: target, nil)
      (target.problems, target.isFilled) = (problems, true)
    }
    // `perform` always calls the closure.
    guard let made else { preconditionFailure("The root coordinator wasn't made.") }
    return made
  }
}
