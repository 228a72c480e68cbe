/// A match as a row shows it.
public struct MatchRow: Identifiable, Equatable, Sendable {
  public let id: String
  /// Who plays at home, as “Anna, Ben”.
  public let homePlayers: String
  public let awayPlayers: String
  /// The goals, as “2 : 1”.
  public let result: String
  /// When it was played; `nil` where nobody knows.
  public let date: String?

  /// The match in words, which no other of known date has: “Anna, Ben against Carla, 2 : 1, Oct 7, 2016 at 6:30 PM”.
  public var text: String {
    "\(homePlayers) against \(awayPlayers), \(result), \(date ?? "date unknown")"
  }
}
