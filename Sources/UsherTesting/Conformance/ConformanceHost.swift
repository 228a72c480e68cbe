public import Usher

/// A host as the conformance suite drives it: it does what the person does through its own means, and
/// tells what it shows.
public protocol ConformanceHost: AnyObject {
  /// The window's navigation.
  var navigation: Navigation { get }
  /// What it shows now.
  var picture: HostPicture { get }
  /// Does what the person does.
  ///
  /// - Returns: whether the host has a way to do this at all, here and now.
  func perform(_ act: PersonAct) -> Bool
  /// The app's code has done something; a host that doesn't follow by itself catches up.
  func update()
  /// Lets go of everything.
  func close()
}

/// What a person can do to leave a screen or to go elsewhere.
public enum PersonAct: Hashable, Sendable {
  /// Back by the bar's button.
  case back
  /// Back to a screen further down, as by a long press on Back.
  case backTo(EntryID)
  /// The sheet that a layer is goes away.
  case dismiss(EntryID)
  /// A gesture begins.
  case begin(Gesture.Kind)
  /// The gesture is gone through with.
  case commit
  /// The gesture is let go of.
  case cancelGesture
  /// A tab is chosen.
  case select(EntryID)
  /// A question is answered.
  case answer(EntryID, button: Int)
}
