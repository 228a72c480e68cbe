/// How a flow ended: it finished with a result, or it was cancelled for a reason.
///
/// ```swift
/// switch outcome {
/// case .finished(let note): store.save(note)
/// case .cancelled: break
/// }
/// ```
public enum Outcome<Output> {
  /// The flow finished with this result.
  case finished(Output)
  /// The flow ended without a result, for this reason.
  case cancelled(Cancellation)
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}

extension Outcome {
  /// The flow's result; `nil` when the flow was cancelled.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}
