/// A player as a row shows one.
public struct PlayerRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  /// Whether the player is on the side that is chosen.
  public let isSelected: Bool
  /// Whether the player can be chosen: not while on the other side.
  public let canSelect: Bool
}
