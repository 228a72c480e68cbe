public import Observation

/// The presence of a screen: whether the person sees the screen. By its presence, a view model stops requests while
/// nobody sees the screen, and refreshes its data when the person sees the screen again.
///
/// ```swift
/// let presence = screen.presence           // in the view model's `init`
/// activeChanged(presence.isActive)
/// screen.scope.observe { presence.isActive } then: { [weak self] in self?.activeChanged($0) }
/// ```
///
/// Each screen has its own presence, ``Screen/presence``. A test of a view model without a window calls
/// `activate()` and `deactivate()` on the presence of a `TestWindow`. A presence is bound to the actor that made it.
@Observable
public final class Presence {
  /// Whether the screen can be seen and the person is in the app. Observable.
  ///
  /// A screen isn't seen when another screen was pushed over it, while another tab is selected, while a full-screen
  /// layer covers it, and after it has left. A screen behind a sheet or behind a prompt is seen. In a wide window, a
  /// sidebar is seen beside the screens that were pushed after it.
  ///
  /// The value changes at most once in a transition, when the transition is complete. While a view model is made, the
  /// value is already the one that the screen will have after the transition, if that is known. The value begins as
  /// `false` when the screen is restored, when a guard may refuse the screen, and for the screens below the last screen
  /// of a link; at the end of the transition, the value becomes `true` if the screen is seen. So a view model begins no
  /// request that is cancelled at once, except when code pushes two screens in one transition.
  public internal(set) var isActive: Bool

  /// Makes a presence that belongs to no screen, for a test of a view model without a window.
  ///
  /// - Parameter isActive: the first value of ``isActive``.
  public init(isActive: Bool = true) { self.isActive = isActive }

  /// Sets ``isActive``. Observers are notified only when the new value differs from the old one.
  ///
  /// Usher calls this method, and so may a test of a view model without a window. View models only read the presence.
  public func update(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
  }
}
