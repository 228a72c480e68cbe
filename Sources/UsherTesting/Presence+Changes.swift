public import Usher

extension Presence {
  /// The person sees the screen again; for a test of a view model alone.
  ///
  /// ```swift
  /// let presence = Presence(isActive: false)
  /// let viewModel = MatchesViewModel(store: store, presence: presence, scope: scope)
  /// presence.activate()
  /// ```
  ///
  /// That of a screen in a ``TestApp`` follows what is shown, and ``TestDevice/deactivate()``.
  public func activate() { update(true) }

  /// The person doesn't see the screen any more; for a test of a view model alone.
  public func deactivate() { update(false) }
}
