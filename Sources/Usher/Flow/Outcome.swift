/// The end of a flow: finished with a result, or cancelled with a reason.
///
/// ```swift
/// switch outcome {
/// case .finished(let note): store.save(note)
/// case .cancelled: break
/// }
/// ```
public enum Outcome<Output> {
  /// The flow finished with a result.
  case finished(Output)
  /// The flow ended without a result.
  case cancelled(Cancellation)
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}

extension Outcome {
  /// The result; `nil` when the flow was cancelled.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}
