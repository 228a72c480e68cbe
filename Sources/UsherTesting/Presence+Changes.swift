public import Usher

extension Presence {
  /// Shows the screen to the person again, for a test of a view model alone.
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

  /// Hides the screen from the person, for a test of a view model alone.
  public func deactivate() { update(false) }
}
