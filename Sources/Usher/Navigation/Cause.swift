/// What set a transition off.
public enum Cause: Hashable, Sendable {
  /// The root coordinator was started.
  case start
  /// Code of the app: a handler, or work that came to its end.
  case program
  /// The person acted on a screen.
  case action(NodeID)
  /// The person went back by the bar's button or a gesture.
  case back
  /// The person went back or took a sheet away by a gesture that moves with the finger.
  case gesture
  /// The person took a sheet away.
  case dismiss
  /// The person chose a tab.
  case tab
  /// A link was followed.
  case link
  /// The host's history moved, as by the browser's Back and Forward.
  case history
  /// The person answered a prompt.
  case prompt
  /// The person signed out, or somebody did it for them.
  case signOut
  /// A state that was stored or recorded is shown again.
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
