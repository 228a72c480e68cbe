/// A report about one screen, child flow, state or input of a snapshot that couldn't be restored.
///
/// After ``Navigation/start(restoring:_:ended:)``, everything in the snapshot that has no problem was restored. After
/// ``Navigation/restore(_:)`` with a problem of the code ``Code/place``, nothing was restored.
///
/// ```swift
/// for problem in navigation.restorationProblems { print(problem) }
/// ```
public struct RestorationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem.
  public struct Code: Hashable, Sendable {
    fileprivate enum Kind { case place, state, input }

    fileprivate let kind: Kind

    /// A screen or a child flow couldn't be shown again. What was over it in the same flow isn't shown either.
    public static let place = Code(kind: .place)
    /// The stored state of a view model or coordinator couldn't be read. The object keeps the state with which it was
    /// made.
    public static let state = Code(kind: .state)
    /// The stored input of a child flow couldn't be read. The input that `show(_:)` passed is used instead.
    public static let input = Code(kind: .input)
  }

  /// The kind of the problem: the part of the snapshot that couldn't be restored.
  public let code: Code
  /// The names of the types of the coordinators around the place, state or input, the root coordinator first.
  public let flows: [String]
  /// The address of the screen or child flow within the flow around it; empty for a coordinator's own state.
  public let path: String

  /// A message for developers: what couldn't be restored, its address, and how to fix the problem.
  public var description: String {
    let place = "“\(path)” of \(flows.joined(separator: " › "))"
    return switch code.kind {
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
