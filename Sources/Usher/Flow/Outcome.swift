/// How a flow ended: with a result, or without one. The two can't be confused.
public enum Outcome<Output> {
  /// The flow reached its goal.
  case finished(Output)
  /// The flow was left without a result.
  case cancelled(Cancellation)
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}

extension Outcome {
  /// The result, if there is one.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }
}
