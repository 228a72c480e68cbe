/// The input type of a child flow that needs no input, as in `ChildSlot<AppRoute, NoInput, TermsCoordinator>`.
public struct NoInput: Codable, Hashable, Sendable {
  /// Makes the only value of this type.
  public init() {}
}
