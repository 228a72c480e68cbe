/// Why a flow ended without a result.
public enum Cancellation: Hashable, Sendable {
  /// The flow itself called `cancel()`, as for a Cancel button.
  case cancelled
  /// The person went back past its first screen.
  case back
  /// The person took its sheet away: pulled down, Escape, a click beside it.
  case dismissed
  /// The browser's Back or Forward, or another history of the host, left it.
  case history
  /// A link led elsewhere.
  case link
  /// Code of a flow around it took it away: a pop, another screen in its place.
  case removed
  /// The flow that had started it ended.
  case parentEnded
  /// The window or tab was closed.
  case closed
  /// It never began: its slot was in use, or the flow that should have started it had ended.
  case notStarted
}
