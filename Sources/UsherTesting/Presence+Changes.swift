public import Usher

extension Presence {
  /// Simulates that the person sees the screen again, for a test of a view model alone.
  ///
  /// ```swift
  /// let presence = Presence(isActive: false)
  /// let viewModel = MatchesViewModel(store: store, presence: presence, scope: scope)
  /// presence.activate()
  /// ```
  ///
  /// Don't call this in a ``TestApp``: there, the presence of a screen follows the navigation and
  /// ``TestDevice/deactivate()``.
  public func activate() { update(true) }

  /// Simulates that the person doesn't see the screen any more, for a test of a view model alone.
  public func deactivate() { update(false) }
}
