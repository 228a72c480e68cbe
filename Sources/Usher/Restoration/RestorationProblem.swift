/// A part of a snapshot that couldn't be restored. All other parts were.
///
/// ```swift
/// for problem in navigation.restorationProblems { print(problem) }
/// ```
public struct RestorationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of part that couldn't be restored.
  public enum Kind: Hashable, Sendable {
    /// A screen or a child flow, together with everything over it in its flow.
    case place
    /// The state of a view model or coordinator.
    case state
    /// The input of a child flow. The input that `show(_:)` passed is used instead.
    case input
  }

  /// The kind of part that couldn't be restored.
  public let kind: Kind
  /// The coordinators around the part, outermost first.
  public let flows: [String]
  /// The address of the part within its flow.
  public let path: String

  /// The part, its address, and a way to fix the problem.
  public var description: String {
    let place = "“\(path)” of \(flows.joined(separator: " › "))"
    return switch kind {
    case .place:
      """
      \(place) couldn't be shown again. To fix this, let `show(_:)` show something at that very route, \
      or bring old snapshots up to date by a migration.
      """
    case .state:
      "The state of \(place) couldn't be read, and is new. To keep it, bring it up to date by a migration."
    case .input:
      "The input of \(place) couldn't be read. To keep it, bring it up to date by a migration."
    }
  }
}
