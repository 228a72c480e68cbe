/// How ratings came about, ready to be drawn: time goes from 0 to 1, and so do ratings.
public struct RatingChart: Equatable, Sendable {
  /// A player's ratings.
  public struct Line: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    /// In the order of time.
    public let points: [Point]
    /// The line in words: “Anna: between 3.33 and 6.67, 5.00 at last.”
    public let text: String
  }

  /// A rating at a time.
  public struct Point: Equatable, Sendable {
    /// 0 at ``RatingChart/start``, 1 at ``RatingChart/end``.
    public let time: Double
    /// 0 for the worst, 1 for the best rating there is.
    public let rating: Double
  }

  /// The best players' lines, the best first.
  public let lines: [Line]
  /// When the first of the matches was played.
  public let start: String
  /// When the last was; `nil` where that was on the same day.
  public let end: String?
  /// What the chart shows, in words.
  public let text: String
}
