/// A row that shows a player.
public struct PlayerRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  /// Whether the player is on the side whose players are chosen.
  public let isSelected: Bool
  /// Whether the player can be chosen, that is, isn't on the other side.
  public let canSelect: Bool
}
