extension Flow {
  /// Declares a slot for a child flow that works on an input.
  ///
  /// The slot holds the closures `make` and `ended` until this flow ends.
  ///
  /// ```swift
  /// private lazy var edit = flow.child { [store] (id: String, flow) in
  ///   EditCoordinator(note: store.note(id), flow: flow)
  /// } ended: { [weak self] outcome in
  ///   self?.editEnded(outcome)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - make: makes the child's coordinator from the input and the child's flow; called each time a child starts.
  ///   - ended: gets the outcome of each child exactly once, after the child's screens have left.
  public func child<C: Coordinator, Input: Codable>(
    _ make: @escaping (Input, Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> ChildSlot<RouteType, Input, C> {
    ChildSlot(parent: core, make: make, ended: ended)
  }

  /// Declares a slot for a child flow that needs no input.
  ///
  /// The slot holds the closures `make` and `ended` until this flow ends.
  ///
  /// ```swift
  /// private lazy var terms = flow.child { TermsCoordinator(flow: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - make: makes the child's coordinator from the child's flow; called each time a child starts.
  ///   - ended: gets the outcome of each child exactly once, after the child's screens have left.
  public func child<C: Coordinator>(
    _ make: @escaping (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> ChildSlot<RouteType, NoInput, C> {
    ChildSlot(parent: core, make: { _, flow in make(flow) }, ended: ended)
  }
}

extension Flow {
  /// Declares a slot for a child flow that works on an input. Use this method when the closure `make` has several
  /// statements.
  ///
  /// ```swift
  /// private lazy var buy = flow.child(BuyCoordinator.self) { [customer] id, flow in
  ///   let account = customer.account
  ///   return BuyCoordinator(photoID: id, account: account, flow: flow)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the child's coordinator; Swift can't infer it from a closure of several statements.
  ///   - make: makes the child's coordinator from the input and the child's flow; called each time a child starts.
  ///   - ended: gets the outcome of each child exactly once, after the child's screens have left.
  public func child<C: Coordinator, Input: Codable>(
    _ type: C.Type,
    _ make: @escaping (Input, Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> ChildSlot<RouteType, Input, C> {
    child(make, ended: ended)
  }

  /// Declares a slot for a child flow that needs no input. Use this method when the closure `make` has several
  /// statements.
  ///
  /// ```swift
  /// private lazy var signIn = flow.child(SignInCoordinator.self) { [customer] flow in
  ///   let account = customer.account
  ///   return SignInCoordinator(account: account, flow: flow)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the child's coordinator; Swift can't infer it from a closure of several statements.
  ///   - make: makes the child's coordinator from the child's flow; called each time a child starts.
  ///   - ended: gets the outcome of each child exactly once, after the child's screens have left.
  public func child<C: Coordinator>(
    _ type: C.Type,
    _ make: @escaping (Flow<C.RouteType, C.Output>) -> C,
    ended: @escaping (Outcome<C.Output>) -> Void = { _ in }
  ) -> ChildSlot<RouteType, NoInput, C> {
    child(make, ended: ended)
  }
}

extension ChildSlot where Input == NoInput {
  /// Starts a child flow that needs no input, like ``start(_:_:at:)``.
  @discardableResult
  public func start(_ placement: Placement = .push, at route: RouteType) -> Permission {
    start(NoInput(), placement, at: route)
  }

  /// Starts a child flow that needs no input and waits for its outcome, like ``run(_:_:at:)``.
  public func run(
    _ placement: Placement = .push,
    at route: RouteType
  ) async -> Outcome<C.Output> {
    await run(NoInput(), placement, at: route)
  }
}
