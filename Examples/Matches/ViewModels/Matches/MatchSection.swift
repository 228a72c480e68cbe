/// A section of matches that were played within the same range of time.
public struct MatchSection: Identifiable, Equatable {
  public let id: String
  /// The range of time; empty while there are no matches.
  public let title: String
  /// The rows, newest match first.
  public let rows: MatchRows
}
