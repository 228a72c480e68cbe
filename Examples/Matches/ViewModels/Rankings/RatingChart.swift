/// A chart of ratings over time, ready to be drawn: times and ratings are scaled to 0...1.
public struct RatingChart: Equatable, Sendable {
  /// A player's ratings.
  public struct Line: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    /// The points, in order of time.
    public let points: [Point]
    /// The line in words: “Anna: between 3.33 and 6.67, 5.00 at last.”
    public let text: String
  }

  /// A rating at a point in time.
  public struct Point: Equatable, Sendable {
    /// The time: 0 at ``RatingChart/start``, 1 at ``RatingChart/end``.
    public let time: Double
    /// The rating: 0 is the worst, 1 the best possible one.
    public let rating: Double
  }

  /// The best players' lines, the best first.
  public let lines: [Line]
  /// The day of the chart's first point.
  public let start: String
  /// The day of the chart's last point; `nil` if this is the same day as ``start``.
  public let end: String?
  /// A description of the chart.
  public let text: String
  /// Whether the person reads from right to left: then time runs in this direction, too.
  public let isRightToLeft: Bool
}
