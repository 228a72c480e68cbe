/// The input of a child flow that needs none.
public struct NoInput: Codable, Hashable, Sendable {
  /// The only value.
  public init() {}
}
