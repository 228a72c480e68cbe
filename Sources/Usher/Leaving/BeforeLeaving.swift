extension Screen {
  /// Adds a guard to the screen. Usher asks the guard before the screen is left, whatever the cause: Back, a gesture, a
  /// link, another tab or code.
  ///
  /// Usher may call `verdict` often and at any time, so `verdict` must change nothing. If the screen isn't left in the
  /// end, the screen's state is as if nobody had tried to leave it. When the flow finishes with a result, its guards
  /// aren't asked, because the flow's work is done; code can also remove a screen without asking, for example by
  /// ``Flow/cancelWithoutAsking(_:)``. The guard is released when the screen leaves.
  ///
  /// ```swift
  /// screen.beforeLeaving(editor) { editor, leaving in
  ///   guard editor.hasChanges, !leaving.keepsScreen else { return .allow }
  ///   return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that is passed to `verdict`; held weakly; usually the screen's view model. When this object
  ///     has been released, the screen may be left.
  ///   - verdict: says whether the screen may be left, or that the person or asynchronous work decides.
  public func beforeLeaving<Owner: AnyObject>(
    _ owner: Owner,
    _ verdict: @escaping (Owner, Leaving) -> Verdict
  ) {
    let new = Guard(scope: scope, flow: core.flow, screen: core) { [weak owner] leaving in
      owner.map { verdict($0, leaving) } ?? .allow
    }
    core.navigation?.add(new)
    core.guards.append(new)
  }
}

extension Flow {
  /// Adds a guard to the flow. Usher asks this guard before the flow is left, after the guards of the flow's screens;
  /// see ``Screen/beforeLeaving(_:_:)``. This guard is asked also before the person chooses another tab, which hides
  /// the flow; then ``Leaving/keepsScreen`` is `true`.
  ///
  /// ```swift
  /// flow.beforeLeaving(self) { coordinator, leaving in
  ///   coordinator.isUploading && !leaving.keepsScreen ? .deny : .allow
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that is passed to `verdict`; held weakly; usually the flow's coordinator. When this object
  ///     has been released, the flow may be left.
  ///   - verdict: says whether the flow may be left, or that the person or asynchronous work decides.
  public func beforeLeaving<Owner: AnyObject>(
    _ owner: Owner,
    _ verdict: @escaping (Owner, Leaving) -> Verdict
  ) {
    let new = Guard(scope: scope, flow: core) { [weak owner] leaving in
      owner.map { verdict($0, leaving) } ?? .allow
    }
    core.navigation?.add(new)
    core.guards.append(new)
  }
}
