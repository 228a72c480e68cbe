public import Observation

/// The presence of a screen: whether the person sees it. A view model uses it to stop requests while nobody looks,
/// and to refresh when the person looks again.
///
/// ```swift
/// let presence = screen.presence           // in the view model's `init`
/// activeChanged(presence.isActive)
/// screen.scope.observe { presence.isActive } then: { [weak self] in self?.activeChanged($0) }
/// ```
///
/// Each screen has its own presence, ``Screen/presence``. A test of a view model alone calls `activate()` and
/// `deactivate()` on the presence of its `TestWindow`. A presence is bound to the actor that made it.
@Observable
public final class Presence {
  /// Whether the screen can be seen and the person is in the app. Observable.
  ///
  /// A screen is not seen when another screen was pushed over it, while another tab is selected, under a full-screen
  /// layer, and after it has left. It is seen behind a sheet and behind a prompt. Where the window has room, a sidebar
  /// is seen beside the screens that were pushed after it.
  ///
  /// The value changes at most once in a transition, when the transition is complete. While a view model is made, the
  /// value is already the one after the transition, if that is known. It begins as `false` when a state is restored,
  /// when a guard may refuse the screen, and for the screens below the target of a link; at the end of the transition
  /// it becomes `true` if the screen is seen. So a view model begins no request that is cancelled at once, except
  /// when code pushes two screens in one transition.
  public internal(set) var isActive: Bool

  /// Makes a presence without a screen, for example for a test of a view model alone.
  public init(isActive: Bool = true) { self.isActive = isActive }

  /// Sets ``isActive``. Observers are notified only when the value differs.
  ///
  /// The core calls it, and a test of a view model alone; view models only read the presence.
  public func update(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
  }
}
