/// A match as a row shows it.
public struct MatchRow: Identifiable, Equatable, Sendable {
  public let id: String
  /// Who plays at home, as “Anna, Ben”.
  public let homePlayers: String
  public let awayPlayers: String
  /// The goals, as “2 : 1”.
  public let result: String
  /// When it was played.
  public let date: String

  /// The match in words: “Anna, Ben against Carla, 2 : 1”.
  public var text: String { "\(homePlayers) against \(awayPlayers), \(result)" }
}
