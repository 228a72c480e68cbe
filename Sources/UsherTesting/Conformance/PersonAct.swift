public import Usher

/// An act of a person in a window, which a ``ConformanceHost`` has to do.
///
/// ```swift
/// let isPossible = host.perform(.back)
/// ```
public enum PersonAct: Hashable, Sendable {
  /// Presses the bar's Back button.
  case back
  /// Goes back to a screen further down, for example by a long press on Back.
  case backTo(NodeID)
  /// Goes forward to the screen from where the person went back.
  case forward
  /// Presses Escape, or the host's equivalent.
  case escape
  /// Dismisses a sheet, which its layer names.
  case dismiss(NodeID)
  /// Begins a gesture.
  case begin(LeavingGesture.Kind)
  /// Completes the gesture.
  case commit
  /// Cancels the gesture.
  case cancelGesture
  /// Selects a tab.
  case select(NodeID)
  /// Answers a prompt by a button, and before that types a text into its field, if it has one; both in the same turn.
  case answer(NodeID, button: Int, text: String)
  /// Taps the button on a screen: ``ConformanceModel/tap()``.
  case tap(NodeID)
  /// Types a text on a screen: ``ConformanceModel/text``.
  case type(NodeID, String)
  /// Follows a link to an address within the app.
  case open(String)
  /// Makes the window wide or narrow.
  case resize(hasRoom: Bool)
  /// Closes the window.
  case close

  /// A kind of act that a host may have no way for, see ``ConformanceHost/lacks``.
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
