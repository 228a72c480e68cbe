public import Observation

/// Whether the person sees a screen, so that a view model can stop asking servers while nobody looks, and
/// refresh when somebody looks again.
///
/// ```swift
/// let presence = screen.presence           // in the view model's `init`
/// activeChanged(presence.isActive)
/// screen.scope.observe { presence.isActive } then: { [weak self] in self?.activeChanged($0) }
/// ```
///
/// Each screen has one, at ``Screen/presence``. A test of a view model alone changes that of its
/// `TestWindow` by `activate()` and `deactivate()`. Like all of Usher's core it is bound to the actor that made it.
@Observable
public final class Presence {
  /// Whether the screen can be seen and the person is in the app.
  ///
  /// It isn't seen when a screen was pushed over it, while another tab shows, and under what covers the whole
  /// window. Behind a sheet and behind a prompt it is, and so is a sidebar beside what was pushed after it.
  ///
  /// It changes once for each transition, when that is complete; a screen that has left is seen no more. While a
  /// screen is made it is what it will be after the transition, as far as that is known; it is `false`, and `true` at
  /// the end, where a state is restored, where a guard may keep the screen from showing, and below what a link leads
  /// to. So there is no request to be cancelled at once, except where code pushes two screens in one go.
  public internal(set) var isActive: Bool

  /// A presence of no screen, as for a test of a view model alone.
  public init(isActive: Bool = true) { self.isActive = isActive }

  /// Whether the person sees the screen has changed; nobody is told what they know.
  ///
  /// Called by what shows the screen, and by a test of a view model alone; a view model only reads.
  public func update(_ isActive: Bool) {
    if self.isActive != isActive { self.isActive = isActive }
  }
}
