extension Screen {
  /// Adds a guard that is asked before the screen is left, whatever the cause.
  ///
  /// Usher may call `verdict` often and at any time, so it must change nothing. If the screen isn't left in the end,
  /// its state is as if nobody had tried. Guards aren't asked when the flow finishes with a result, because its work
  /// is done. The guard is released when the screen leaves.
  ///
  /// ```swift
  /// screen.beforeLeaving(editor) { editor, leaving in
  ///   guard editor.hasChanges, !leaving.keepsScreen else { return .allow }
  ///   return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `verdict` gets, held weakly; usually the screen's view model. When it is gone, the
  ///     screen may be left.
  ///   - verdict: decides whether the screen may be left, or who decides.
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
  /// Adds a guard that is asked before the flow is left, after the guards of its screens; see
  /// ``Screen/beforeLeaving(_:_:)``. The guard is asked also when another tab hides the flow; then
  /// ``Leaving/keepsScreen`` is `true`.
  ///
  /// ```swift
  /// flow.beforeLeaving(self) { coordinator, leaving in
  ///   coordinator.isUploading && !leaving.keepsScreen ? .deny : .allow
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `verdict` gets, held weakly; usually the flow's coordinator. When it is gone, the
  ///     flow may be left.
  ///   - verdict: decides whether the flow may be left, or who decides.
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
