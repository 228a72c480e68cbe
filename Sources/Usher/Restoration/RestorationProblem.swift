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
  /// The name of the view model's or coordinator's type whose state couldn't be read; `nil` for another problem.
  public let type: String?
  /// The name of the property that the stored state or input doesn't have; `nil` if something else is wrong with it.
  public let missing: String?

  init(_ code: Code, flows: [String], path: String, type: String? = nil, error: (any Error)? = nil)
  {
    (self.code, self.flows, self.path, self.type) = (code, flows, path, type)
    // Of other errors nothing is told: they may have what the person has typed.
    missing =
      if case .keyNotFound(let key, _)? = error as? DecodingError { key.stringValue } else { nil }
  }

  /// A message for developers: what couldn't be restored, its address, and how to fix the problem.
  public var description: String {
    let place = "“\(path)” of \(flows.joined(separator: " › "))"
    let owner = type.map { "\($0) at " } ?? ""
    let reason = missing.map { ": it has no “\($0)”" } ?? ""
    return switch code.kind {
    case .place:
      """
      \(place) couldn't be shown again. To fix this, let `show(_:)` show something at that very route, \
      or bring old snapshots up to date by a migration.
      """
    case .state:
      """
      The state of \(owner)\(place) couldn't be read, and is new\(reason). To keep it, make a new property optional, \
      or bring old snapshots up to date by a migration.
      """
    case .input:
      """
      The input of \(place) couldn't be read\(reason). To keep it, make a new property optional, or bring old \
      snapshots up to date by a migration.
      """
    }
  }
}
