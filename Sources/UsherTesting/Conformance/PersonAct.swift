public import Usher

/// What a person can do to leave a screen, to go elsewhere, and on a screen.
public enum PersonAct: Hashable, Sendable {
  /// Back by the bar's button.
  case back
  /// Back to a screen further down, as by a long press on Back.
  case backTo(NodeID)
  /// Forward to where they went back from.
  case forward
  /// Escape, or what stands for it.
  case escape
  /// The sheet that a layer is goes away.
  case dismiss(NodeID)
  /// A gesture begins.
  case begin(LeavingGesture.Kind)
  /// The gesture is gone through with.
  case commit
  /// The gesture is let go of.
  case cancelGesture
  /// A tab is chosen.
  case select(NodeID)
  /// A prompt is answered, with what is typed into its field, if it has one: what is typed counts in the same turn.
  case answer(NodeID, button: Int, text: String)
  /// The button on a screen is tapped: ``ConformanceModel/tap()``.
  case tap(NodeID)
  /// A text is typed on a screen: ``ConformanceModel/text``.
  case type(NodeID, String)
  /// A link is followed.
  case open(String)
  /// The window becomes wide or narrow.
  case resize(hasRoom: Bool)
  /// The window is closed.
  case close

  /// A kind of act that a host may have no way for.
  public enum Way: Hashable, Sendable {
    /// See ``PersonAct/back``.
    case back
    /// See ``PersonAct/backTo(_:)``.
    case backTo
    /// See ``PersonAct/forward``.
    case forward
    /// See ``PersonAct/escape``.
    case escape
    /// See ``PersonAct/dismiss(_:)``.
    case dismiss
    /// See ``PersonAct/begin(_:)``.
    case gesture
    /// See ``PersonAct/close``.
    case close
    /// See ``PersonAct/resize(hasRoom:)``.
    case resize
  }
}
