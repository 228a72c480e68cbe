/// Matches that were played about as long ago.
public struct MatchSection: Identifiable, Equatable, Sendable {
  public let id: String
  /// How long ago, if that is known; empty while there are no matches.
  public let title: String
  /// Newest first.
  public let rows: [MatchRow]
}
