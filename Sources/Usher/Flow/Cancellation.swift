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
  /// The person closed the sheet that the flow was in: pulled the sheet down, pressed Escape, or clicked beside it.
  case dismissed
  /// The person left the flow by the host's history, for example by the browser's Back or Forward.
  case history
  /// The app followed a link to an address at which the flow isn't shown.
  case link
  /// The flow was removed for another reason: by code, for example by a `pop()`, by another screen in the flow's place
  /// or by the cancelled task of a ``ChildSlot/run(_:_:at:)``; when the person chose the selected tab again; or by a
  /// restoration.
  case removed
  /// The flow's parent, which is the flow that had started this one, ended.
  case parentEnded
  /// The window or tab was closed.
  case closed
  /// The flow never began, for example because its slot was in use, its parent had ended, or a guard refused. Only
  /// ``ChildSlot/run(_:_:at:)`` returns this case. It returns this case also when the task that called it is cancelled,
  /// even if the flow had begun.
  case notStarted
}
