extension Flow {
  /// Shows a gate instead of the wanted route. A gate is another route that the person must pass first, for example a
  /// sign-in. Usher remembers the wanted route and shows it after the gate.
  ///
  /// Call `redirect` in ``Coordinator/show(_:)`` instead of showing the route. Then a tap, a link, a reload and a
  /// restoration all lead to the gate, and nobody gets around it. When a link leads to the gate, Usher remembers the
  /// link's whole address, also the segments after `route`.
  ///
  /// ```swift
  /// case .buy(let id) where !account.isSignedIn:
  ///   flow.redirect(to: .signIn, then: route)
  /// case .signIn:
  ///   signIn.start(at: route)          // when it finishes, the flow goes on to .buy
  /// ```
  ///
  /// If the gate is a child flow, the person passes the gate when the child finishes; when the child is cancelled, the
  /// wanted route isn't shown. If the gate is a screen, the coordinator calls ``proceed()`` when the person has passed
  /// it. After either, Usher calls `show(_:)` with `route`, and `show(_:)` may redirect again.
  ///
  /// When `show(_:)` shows nothing for the gate's route, ``Navigation/onMisuse`` gets ``Misuse/Code/gateNotShown``.
  ///
  /// - Parameters:
  ///   - gate: the route that is shown first.
  ///   - route: the wanted route, shown after the gate; a link or a snapshot may lead further than this route.
  public func redirect(to gate: RouteType, then route: RouteType) {
    core.performOrReport(
      Act(.program) { [core] target throws(Refusal) in
        try target.redirect(core, to: gate, onward: route.components)
      },
      at: gate.path
    )
  }

  /// Whether the flow shows a gate: the screen or child to which ``redirect(to:then:)`` led.
  ///
  /// A screen that is a gate can also be opened by itself, for example by a button “Sign In”. Its coordinator asks which:
  ///
  /// ```swift
  /// case .didSignIn where flow.isAtGate: flow.proceed()
  /// case .didSignIn: flow.pop()
  /// ```
  public var isAtGate: Bool {
    guard let nodes = core.navigation?.nodesForCalls else { return false }
    return nodes[core.id]?.stack.contains { nodes[$0]?.onward != nil } ?? false
  }

  /// Removes the flow's topmost gate, without asking the gate's guards, and shows the wanted route: the
  /// route that was passed as `then` to ``redirect(to:then:)``, or the rest of a link.
  ///
  /// Call `proceed` when the person has passed a gate that is a screen. A gate that is a child flow calls
  /// ``finish(_:)`` instead. If the flow shows no gate, nothing happens, and ``Navigation/onMisuse`` gets
  /// ``Misuse/Code/noGate``.
  public func proceed() {
    var act = Act(.program) { [core] target throws(Refusal) in try target.proceed(core) }
    act.guardCause = nil
    core.performOrReport(act)
  }
}
