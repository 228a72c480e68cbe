/// A row that shows a match.
public struct MatchRow: Identifiable, Equatable, Sendable {
  public let id: String
  /// The home players, for example “Anna, Ben”.
  public let homePlayers: String
  public let awayPlayers: String
  /// The goals, for example “2 : 1”.
  public let result: String
  /// The time of the match; `nil` if it is unknown.
  public let date: String?

  /// The match in words, different for each match of known date: “Anna, Ben against Carla, 2 : 1,
  /// Oct 7, 2016 at 6:30 PM”.
  public let text: String
  /// The name of the button that edits the match.
  public let editLabel: String
}
