import MatchesViewModels
import Usher
import UsherGTK

/// A chart of the ratings over time: a line for each player, and a legend below.
struct RatingChartView: Component {
  let chart: Live<RatingChart>

  var body: some Content {
    VStack(spacing: 8) {
      Drawing(chart.value, label: words, height: 220) { RatingPlot($0, $1).draw() }
      HStack {
        Text(chart.start).style(.secondary).expand()
        Text(chart.end).style(.secondary)
      }
      ForEach(legend) { entry in
        HStack(spacing: 8) {
          Drawing(entry.index, label: "", width: 32, height: 16) { index, canvas in
            RatingPlot.line(
              [Canvas.Point(x: 0, y: 8), Canvas.Point(x: canvas.width, y: 8)],
              index,
              on: canvas
            )
          }
          Text(entry.name)
        }
      }
    }
    .card()
  }

  private var words: String { ([chart.text] + chart.lines.map(\.text)).joined(separator: " ") }
  private var legend: [LegendEntry] {
    chart.lines.enumerated().map { LegendEntry(id: $1.id, name: $1.name, index: $0) }
  }
}

private struct LegendEntry: Identifiable, Equatable {
  let id: String
  let name: String
  let index: Int
}

/// Draws the lines of a rating chart, over a scale from 0 to 10.
@MainActor private struct RatingPlot {
  /// Colours that can be told apart by people who see few, each with dashes of its own.
  private static let styles: [(color: Canvas.Color, dashes: [Double])] = [
    (.rgb(0.16, 0.47, 0.84), []), (.rgb(0.85, 0.37, 0.01), [8, 4]),
    (.rgb(0.11, 0.62, 0.47), [2, 3]), (.rgb(0.80, 0.25, 0.55), [10, 3, 2, 3]),
    (.rgb(0.55, 0.48, 0.10), [4, 2]),
  ]
  private static let margin = (left: 28.0, right: 8.0, top: 10.0, bottom: 10.0)

  private let chart: RatingChart
  private let canvas: Canvas

  init(_ chart: RatingChart, _ canvas: Canvas) { (self.chart, self.canvas) = (chart, canvas) }

  static func line(_ points: [Canvas.Point], _ index: Int, on canvas: Canvas) {
    let style = styles[index % styles.count]
    canvas.line(points, style.color, width: 2.5, dashes: style.dashes)
    if let last = points.last { canvas.circle(last, radius: 4, style.color) }
  }

  func draw() {
    for rating in [0, 5, 10] {
      let y = place(0, Double(rating) / 10).y
      canvas.text("\(rating)", at: Canvas.Point(x: 20, y: y), .end, .secondary, scale: 0.85)
      canvas.line(
        [Canvas.Point(x: Self.margin.left, y: y), Canvas.Point(x: canvas.width, y: y)],
        .secondary,
        width: 0.5
      )
    }
    // The best players are drawn last, over the others.
    for (index, line) in chart.lines.enumerated().reversed() {
      Self.line(line.points.map { place($0.time, $0.rating) }, index, on: canvas)
    }
  }

  private func place(_ time: Double, _ rating: Double) -> Canvas.Point {
    // Time runs as the person reads.
    let across = chart.isRightToLeft ? 1 - time : time
    let width = canvas.width - Self.margin.left - Self.margin.right
    let height = canvas.height - Self.margin.top - Self.margin.bottom
    return Canvas.Point(
      x: Self.margin.left + across * width,
      y: Self.margin.top + (1 - rating) * height
    )
  }
}
