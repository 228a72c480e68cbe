extension Flow {
  /// Shows a gate instead of a route: another route that the person must pass first, for example a sign-in. Remembers
  /// the route that follows.
  ///
  /// Call `redirect` in ``Coordinator/show(_:)`` instead of showing the route. Then a tap, a link, a reload and
  /// restoration all come to the gate, and nobody gets around it. A link through the gate keeps all of its address.
  ///
  /// ```swift
  /// case .buy(let id) where !account.isSignedIn:
  ///   flow.redirect(to: .signIn, then: route)
  /// case .signIn:
  ///   signIn.start(at: route)          // when it finishes, the flow goes on to .buy
  /// ```
  ///
  /// If the gate is a child flow, the person passes it when the child finishes; when the child is cancelled, nothing
  /// follows. If the gate is a screen, its coordinator calls ``proceed()``. Then Usher calls `show(_:)` with `route`,
  /// and `show(_:)` may redirect again.
  ///
  /// When the gate's route shows nothing, ``Navigation/onMisuse`` gets ``Misuse/Ignored/gateNotShown``.
  ///
  /// - Parameters:
  ///   - gate: the route that is shown instead.
  ///   - route: the route that follows; a link or a snapshot may lead further than this route.
  public func redirect(to gate: RouteType, then route: RouteType) {
    core.performOrReport(
      Act(.program) { [core] target throws(Refusal) in
        try target.redirect(core, to: gate, onward: route.components)
      },
      at: gate.path
    )
  }

  /// Removes the flow's topmost gate, without asking its guards, and shows the route that follows the gate.
  ///
  /// Call `proceed` when the person has passed a gate that is a screen. A gate that is a child flow calls
  /// ``finish(_:)`` instead. Without a gate nothing happens, and ``Navigation/onMisuse`` gets
  /// ``Misuse/Ignored/noGate``.
  public func proceed() {
    var act = Act(.program) { [core] target throws(Refusal) in try target.proceed(core) }
    act.guardCause = nil
    core.performOrReport(act)
  }
}
