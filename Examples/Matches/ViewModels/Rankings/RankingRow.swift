/// How good a player is, as a row shows it.
public struct RankingRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  /// From 0 to 10, with two decimals.
  public let rating: String
}
