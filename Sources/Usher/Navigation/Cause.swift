/// The cause of a transition, or of an attempt to leave.
///
/// ```swift
/// flow.popToStartWithoutAsking(.signOut)
/// ```
public enum Cause: Hashable, Sendable {
  /// The root coordinator was started.
  case start
  /// Code of the app, for example a `pop()` in the asynchronous work of a flow. When a screen's handler makes such a
  /// call, the guards get `program` too, but the transition has the cause ``action(_:)`` or the cause with which it had
  /// begun.
  case program
  /// The person acted on the screen that has this identity, or the screen's view model sent an event.
  case action(NodeID)
  /// The person went back, for example by the Back button.
  case back
  /// The person went back or closed a sheet by a gesture that moves with the finger: a ``LeavingGesture``.
  case gesture
  /// The person closed a sheet.
  case dismiss
  /// The person chose a tab.
  case tab
  /// The app followed a link.
  case link
  /// The person moved in the host's history, for example by the browser's Back or Forward.
  case history
  /// The person answered a prompt.
  case prompt
  /// The person signed out, or was signed out.
  case signOut
  /// A stored or recorded state was restored.
  case restoration
  /// The window was closed.
  case close

  /// The reason that a flow's parent gets when a flow leaves for this cause.
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
