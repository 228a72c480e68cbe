public import Usher

/// A host, adapted for the conformance suite. It does the acts of a person through its own buttons and fields, not by
/// calls of ``navigation``, and it reports the screens that it really shows.
///
/// ```swift
/// final class WindowTester: ConformanceHost {
///   let navigation: Navigation
///   var picture: HostPicture { HostPicture(layers: titlesOnScreen, selectedTab: nil, prompt: dialogTitle) }
///   func perform(_ act: PersonAct) -> Bool {
///     switch act {
///     case .back: return press("Back")
///     case .escape: return press("Escape")
///     …
///     }
///   }
///   func update() async { await navigation.observed() }
///   func close() { window.close() }
/// }
/// ```
///
/// The suite demands more of a host than the right screens:
///
/// - In the turn in which a screen leaves, the host must release everything that holds the screen's view model: it
///   empties the closures of buttons and fields and drops views, even if an animation still shows them. Do this in
///   ``ScreenHandle/onEnd(_:)``. A view model that stays in memory is reported as a leak.
/// - A covered screen must accept no tap and no text: for it, ``PersonAct/tap(_:)`` returns `false`, or changes
///   nothing.
/// - The host must follow the navigation by itself. If it draws in a later turn, ``update()`` waits for that.
/// - The object that draws a screen must stay the same as long as the screen exists, also while the screen is
///   covered, so that its scroll position and keyboard focus aren't lost. A host that can't tell, or that makes new
///   objects by design, doesn't implement ``identity(of:)``.
public protocol ConformanceHost: AnyObject {
  /// The window's navigation.
  var navigation: Navigation { get }
  /// The shown screens, tab and prompt, read from the host's own views.
  var picture: HostPicture { get }
  /// Does an act of the person.
  ///
  /// - Returns: whether the act is possible now, for example because its button is shown and enabled. It is also
  ///   `true` when a guard then asks or refuses, but `false` when a prompt doesn't accept an answer.
  func perform(_ act: PersonAct) -> Bool
  /// Waits until the host shows the present state; the suite calls it between steps. A host that draws by
  /// ``ScreenHandle/bind(_:apply:)`` or `scope.observe` calls `await navigation.observed()`.
  ///
  /// A host on the main actor declares this as `@MainActor func update() async`. Otherwise Swift 6.3 (unreported) runs
  /// it outside the actor of its class.
  func update() async
  /// Returns the object that draws a screen; `nil` when the host can't tell.
  func identity(of screen: NodeID) -> ObjectIdentifier?
  /// The kinds of acts that this host has no way for; none by default. All other acts must be possible wherever they
  /// have an effect.
  var lacks: Set<PersonAct.Way> { get }
  /// Closes the window and releases everything; called at the end of a sequence.
  func close()
}

extension ConformanceHost {
  /// Returns `nil`: the host can't tell which object draws a screen.
  public func identity(of screen: NodeID) -> ObjectIdentifier? { nil }
  /// The empty set: the host has a way for each act.
  public var lacks: Set<PersonAct.Way> { [] }
}
