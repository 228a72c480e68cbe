/// Something that couldn't be brought back; everything else was.
public struct RestorationProblem: Hashable, Sendable, CustomStringConvertible {
  /// What couldn't be brought back.
  public enum Kind: Hashable, Sendable {
    /// A screen or a child flow, and what lay over it in its flow.
    case place
    /// The state of a view model or coordinator.
    case state
    /// The input of a child flow; the one that `show(_:)` gave was taken.
    case input
  }

  /// What couldn't be brought back.
  public let kind: Kind
  /// The coordinators around it, outermost first.
  public let flows: [String]
  /// The address within its flow.
  public let path: String

  /// What is missing, where, and how to mend it.
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
