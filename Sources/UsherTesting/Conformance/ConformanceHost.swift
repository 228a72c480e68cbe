public import Usher

/// A host as the conformance suite drives it: it does what the person does through its own means, buttons and fields rather than
/// calls of ``navigation``, and tells what it shows.
///
/// What is demanded of a host, beyond showing what it must:
///
/// - In the turn a screen leaves, everything is let go of that holds its view model: closures of buttons and fields are emptied,
///   views dropped, also while what was drawn still moves out of sight. ``ScreenHandle/onEnd(_:)`` is the place. A view model
///   that lives on is told as a leak.
/// - What is covered takes neither tap nor text: ``PersonAct/tap(_:)`` on it answers `false`, or changes nothing.
/// - It follows by itself; ``update()`` waits until it has, where it draws in a later turn.
/// - What draws a screen stays the same object as long as the screen is there, also while it is covered: what was scrolled to and
///   where the keyboard was isn't lost. A host that can't tell, or draws anew by design, leaves ``identity(of:)`` as it is.
public protocol ConformanceHost: AnyObject {
  /// The window's navigation.
  var navigation: Navigation { get }
  /// What it shows now.
  var picture: HostPicture { get }
  /// Does what the person does.
  ///
  /// - Returns: whether there is a way to do this here and now: the button is there and can be pressed. Whether a guard asks then,
  ///   or refuses, doesn't matter. Whether a prompt takes an answer does.
  func perform(_ act: PersonAct) -> Bool
  /// The app's code has done something; a host that doesn't follow at once catches up. One that draws by
  /// ``ScreenHandle/bind(_:apply:)`` or `scope.observe` writes `await navigation.observed()`.
  ///
  /// A host on the main actor declares it as `@MainActor func update() async`: Swift 6.3 takes it off the actor of its class
  /// otherwise.
  func update() async
  /// What draws a screen; `nil` where the host can't tell.
  func identity(of screen: NodeID) -> ObjectIdentifier?
  /// The ways of a person that this host doesn't have; none by default. An act of any other way must be possible wherever it
  /// leads anywhere.
  var lacks: Set<PersonAct.Way> { get }
  /// Lets go of everything.
  func close()
}

extension ConformanceHost {
  /// A host that can't tell what draws a screen.
  public func identity(of screen: NodeID) -> ObjectIdentifier? { nil }
  /// A host that has all ways.
  public var lacks: Set<PersonAct.Way> { [] }
}
