/// One value of a player's statistics, for example “Won: 3”.
public struct StatisticsLine: Identifiable, Equatable, Sendable {
  public var id: String { label }
  public let label: String
  public let value: String
}
