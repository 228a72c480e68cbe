extension Flow {
  /// Answers a route by another one that has to be passed first, as a sign-in, and keeps where to go on.
  ///
  /// Call it in ``Coordinator/show(_:)`` instead of showing the route: so a tap, a link, a reload and restoration all
  /// come to the gate, and nobody goes round it. A link through the gate keeps all of its address.
  ///
  /// ```swift
  /// case .buy(let id) where !account.isSignedIn:
  ///   flow.redirect(to: .signIn, then: route)
  /// case .signIn:
  ///   signIn.start(at: route)          // when it finishes, the flow goes on to .buy
  /// ```
  ///
  /// A child at the gate's route is passed when it finishes; nothing follows when it is cancelled. A screen there calls
  /// ``proceed()``. The flow goes on by `show(_:)`, which may answer by a gate again.
  ///
  /// - Parameters:
  ///   - gate: the route that is shown instead.
  ///   - route: where to go on; a link or a stored state may lead further.
  public func redirect(to gate: RouteType, then route: RouteType) {
    core.performOrReport(
      Act(.program) { [core] target throws(Refusal) in
        try target.redirect(core, to: gate, onward: route.components)
      },
      at: gate.path
    )
  }

  /// The gate that is in the flow's front was passed: it goes, without being asked, and the flow goes on to where it was in
  /// the way of. A child that is a gate just finishes.
  public func proceed() {
    var act = Act(.program) { [core] target throws(Refusal) in try target.proceed(core) }
    act.guardCause = nil
    core.performOrReport(act)
  }
}
