import MatchesViewModels

/// The coordinates of a rating chart. Lines are drawn 100 units wide and high and are then stretched; markers are placed
/// by percentages, so that they keep their shape.
struct RatingPlot {
  struct Line: Identifiable, Equatable {
    let id: String
    let name: String
    let text: String
    /// The class in the style sheet: "line-1" to "line-5".
    let style: String
    let marker: String
    /// The points of the line, in SVG's notation.
    let points: String
    /// The end of the line, where its marker stands, as percentages.
    let x: String
    let y: String
  }

  /// A rating on the scale and its distance from the top.
  struct Tick: Identifiable, Equatable {
    let id: Int
    let y: String
  }

  static let ticks = [Tick(id: 10, y: "0%"), Tick(id: 5, y: "50%"), Tick(id: 0, y: "100%")]
  /// A circle, a square, a triangle, a diamond and a cross, with their centres at the origin.
  private static let markers = [
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z", "M-4.5-4.5h9v9h-9z", "M0-6l5.6 10h-11.2z",
    "M0-6.4l6 6.4-6 6.4-6-6.4z",
    "M-5.5-2.2h3.3v-3.3h4.4v3.3h3.3v4.4h-3.3v3.3h-4.4v-3.3h-3.3z",
  ]

  let lines: [Line]
  /// The chart in words, for screen readers.
  let text: String

  init(_ chart: RatingChart) {
    // Time runs as the person reads.
    func across(_ time: Double) -> Double { chart.isRightToLeft ? 1 - time : time }
    lines = chart.lines.enumerated().map { index, line in
      let style = index % Self.markers.count
      let last = line.points.last
      return Line(
        id: line.id,
        name: line.name,
        text: line.text,
        style: "line-\(style + 1)",
        marker: Self.markers[style],
        points: line.points.map {
          "\(Self.percent(across($0.time))),\(Self.percent(1 - $0.rating))"
        }
        .joined(separator: " "),
        x: "\(Self.percent(across(last?.time ?? 1)))%",
        y: "\(Self.percent(1 - (last?.rating ?? 0)))%"
      )
    }
    text = chart.lines.map(\.text).joined(separator: " ")
  }

  /// Converts a fraction to a percentage, rounded to a hundredth; nobody sees a smaller difference.
  private static func percent(_ part: Double) -> String { "\((part * 10_000).rounded() / 100)" }
}
