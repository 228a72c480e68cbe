/// The reason why a flow ended without a result.
///
/// ```swift
/// let outcome = await edit.run(id, .sheet, at: .edit(id: id))
/// if case .cancelled(.notStarted) = outcome { return }
/// ```
public enum Cancellation: Hashable, Sendable {
  /// Code cancelled the flow by ``Flow/cancel(_:)`` or ``ChildSlot/cancel(_:)``, for example for a Cancel button.
  case cancelled
  /// The person went back past the flow's first screen.
  case back
  /// The person closed the flow's sheet: pulled it down, pressed Escape, or clicked beside it.
  case dismissed
  /// The person left the flow by the host's history, for example by the browser's Back or Forward.
  case history
  /// A link led to another place.
  case link
  /// Code removed the flow: for example a `pop()`, another screen in its place, or a cancelled
  /// ``ChildSlot/run(_:_:at:)``.
  case removed
  /// The flow's parent ended.
  case parentEnded
  /// The window or tab was closed.
  case closed
  /// The flow never began: its slot was in use, its parent had ended, or a guard refused. Only
  /// ``ChildSlot/run(_:_:at:)`` returns this case, also when the task that waits is cancelled.
  case notStarted
}
