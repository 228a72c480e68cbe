public import Usher

/// An act of a person in a window, which a ``ConformanceHost`` simulates.
///
/// ```swift
/// let isPossible = host.perform(.back)
/// ```
public enum PersonAct: Hashable, Sendable {
  /// Presses the bar's Back button.
  case back
  /// Goes back to the screen that has this id, further down in the stack, for example by a long press on Back.
  case backTo(NodeID)
  /// Goes forward again to the screen that the person has left by going back.
  case forward
  /// Presses Escape, or the host's equivalent.
  case escape
  /// Dismisses the sheet whose layer has this id.
  case dismiss(NodeID)
  /// Begins a gesture of this kind, by which screens leave.
  case begin(LeavingGesture.Kind)
  /// Completes the gesture that was begun last.
  case commit
  /// Cancels the gesture that was begun last.
  case cancelGesture
  /// Selects the tab that has this id.
  case select(NodeID)
  /// Types a text into the field of the prompt that has this id, if it has a field, and then taps the button that has
  /// this index. The host does both in the same turn.
  case answer(NodeID, button: Int, text: String)
  /// Taps the button on the screen that has this id; the button calls ``ConformanceModel/tap()``.
  case tap(NodeID)
  /// Types a text on the screen that has this id; the text field sets ``ConformanceModel/text``.
  case type(NodeID, String)
  /// Follows a link to an address within the app.
  case open(String)
  /// Makes the window wide, with room for a sidebar and its detail (`hasRoom` is `true`), or narrow.
  case resize(hasRoom: Bool)
  /// Closes the window.
  case close

  /// A kind of act that may be impossible in a host, see ``ConformanceHost/lacks``.
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
