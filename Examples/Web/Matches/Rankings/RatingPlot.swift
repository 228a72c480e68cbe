import MatchesViewModels

/// Where the lines of a chart go. Pictures of lines are 100 units wide and high and stretched; marks are placed by
/// percentages, so that they are not.
struct RatingPlot {
  struct Line: Identifiable, Equatable {
    let id: String
    let name: String
    let text: String
    /// Which of the styles it has: "line-1" to "line-5".
    let style: String
    let marker: String
    /// The line as SVG writes it.
    let points: String
    /// Where it ends.
    let x: String
    let y: String
  }

  /// A rating and where it is, from the top.
  struct Tick: Identifiable, Equatable {
    let id: Int
    let y: String
  }

  static let ticks = [Tick(id: 10, y: "0%"), Tick(id: 5, y: "50%"), Tick(id: 0, y: "100%")]
  /// A circle, a square, a triangle, a diamond and a cross, round the origin.
  private static let markers = [
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "M-4.5-4.5h9v9h-9z", "M0-6l5.6 10h-11.2z",
    "M0-6.4l6 6.4-6 6.4-6-6.4z",
    "M-5.5-2.2h3.3v-3.3h4.4v3.3h3.3v4.4h-3.3v3.3h-4.4v-3.3h-3.3z",
  ]

  let lines: [Line]
  /// All of it in words.
  let text: String

  init(_ chart: RatingChart) {
    lines = chart.lines.enumerated().map { index, line in
      let style = index % Self.markers.count
      let last = line.points.last
      return Line(
        id: line.id,
        name: line.name,
        text: line.text,
        style: "line-\(style + 1)",
        marker: Self.markers[style],
        points: line.points.map { "\(Self.percent($0.time)),\(Self.percent(1 - $0.rating))" }
          .joined(separator: " "),
        x: "\(Self.percent(last?.time ?? 1))%",
        y: "\(Self.percent(1 - (last?.rating ?? 0)))%"
      )
    }
    text = chart.lines.map(\.text).joined(separator: " ")
  }

  /// To a hundredth of a percent, as more can't be seen.
  private static func percent(_ part: Double) -> String { "\((part * 10_000).rounded() / 100)" }
}
