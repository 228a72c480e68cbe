extension Screen {
  /// Asks before the screen is left, whatever leads away.
  ///
  /// `verdict` is asked often and must change nothing. A screen that isn't left after all is as if
  /// nobody had tried. A flow that finishes with a result isn't asked: its work is done.
  ///
  /// ```swift
  /// screen.beforeLeaving(editor) { editor, leaving in
  ///   guard editor.hasChanges, !leaving.keepsScreen else { return .allow }
  ///   return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: what `verdict` looks at, held weakly; the screen's view model, as a rule.
  ///   - verdict: whether the screen may be left, or who decides.
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
  /// Asks before the flow is left for good; see ``Screen/beforeLeaving(_:_:)``. It is asked after
  /// its screens.
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
