/// The cause of a transition, or of an attempt to leave.
///
/// ```swift
/// flow.popToStartWithoutAsking(.signOut)
/// ```
public enum Cause: Hashable, Sendable {
  /// The root coordinator was started.
  case start
  /// Code of the app: a handler, or work that ended.
  case program
  /// The person acted on this screen.
  case action(NodeID)
  /// The person went back, for example by the button in the bar.
  case back
  /// The person went back or closed a sheet by a gesture that moves with the finger: a ``LeavingGesture``.
  case gesture
  /// The person closed a sheet.
  case dismiss
  /// The person chose a tab.
  case tab
  /// A link was followed.
  case link
  /// The host's history moved, for example by the browser's Back or Forward.
  case history
  /// The person answered a prompt.
  case prompt
  /// The person signed out, or was signed out.
  case signOut
  /// A stored or recorded state was restored.
  case restoration
  /// The window was closed.
  case close

  var cancellation: Cancellation {
    switch self {
    case .back, .gesture: .back
    case .dismiss: .dismissed
    case .history: .history
    case .link: .link
    case .close: .closed
    case .start, .program, .action, .tab, .prompt, .signOut, .restoration: .removed
    }
  }
}
