/// A row that shows a player's rating.
public struct RankingRow: Identifiable, Equatable, Sendable {
  public let id: String
  public let name: String
  /// The rating from 0 to 10, with two decimals.
  public let rating: String
}
