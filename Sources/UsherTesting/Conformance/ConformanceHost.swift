public import Usher

/// A host, adapted for the ``ConformanceSuite``. The host does the acts of a person through its own buttons and fields,
/// not by calls of ``navigation``, and it reports the screens that it really shows.
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
/// Besides the right screens, the suite demands this of a host:
///
/// - In the turn in which a screen leaves, the host must release everything that holds the screen's view model: it
///   empties the closures of buttons and fields and drops views, even if an animation still shows them. Do this in
///   ``ScreenHandle/onEnd(_:)``. A view model that stays in memory is reported as a leak.
/// - A covered screen must accept no tap and no text: for ``PersonAct/tap(_:)`` and ``PersonAct/type(_:_:)`` on a
///   covered screen, ``perform(_:)`` must return `false` and change nothing.
/// - The host must follow the navigation by itself. If the host draws in a later turn, ``update()`` must wait until it
///   has drawn.
/// - The object that draws a screen must stay the same for the whole life of the screen, also while the screen is
///   covered, so that the scroll position and the keyboard focus aren't lost. A host that doesn't know this object, or
///   that makes new objects by design, doesn't implement ``identity(of:)``.
public protocol ConformanceHost: AnyObject {
  /// The window's navigation.
  var navigation: Navigation { get }
  /// The shown screens, tab and prompt, read from the host's own views.
  var picture: HostPicture { get }
  /// Does an act of the person in the host, if the act is possible now.
  ///
  /// - Returns: whether the act was possible, for example because its button is shown and enabled. The result is also
  ///   `true` when a guard then asks or denies, but `false` when a prompt doesn't accept the answer.
  func perform(_ act: PersonAct) -> Bool
  /// Waits until the host shows the present state; the suite calls this between steps. A host that draws by
  /// ``ScreenHandle/bind(_:apply:)`` or `scope.observe` calls `await navigation.observed()`.
  ///
  /// A host on the main actor declares this as `@MainActor func update() async`. Otherwise Swift 6.3 (unreported) runs
  /// it outside the actor of its class.
  func update() async
  /// Returns the identity of the object that draws a screen; `nil` when the host can't tell which object that is.
  func identity(of screen: NodeID) -> ObjectIdentifier?
  /// The kinds of acts that a person can't do in this host; none by default. All other acts must be possible whenever
  /// they would have an effect.
  var lacks: Set<PersonAct.Way> { get }
  /// Closes the window and releases all its views and closures; called at the end of each sequence.
  func close()
}

extension ConformanceHost {
  /// Returns `nil`: the host can't tell which object draws a screen.
  public func identity(of screen: NodeID) -> ObjectIdentifier? { nil }
  /// The empty set: a person can do each act in the host.
  public var lacks: Set<PersonAct.Way> { [] }
}
