/// A picture of numbers over time as lines, with a table of the same numbers for screen readers.
///
/// ```swift
/// LineChart("Visits", labels: viewModel.months, [ChartSeries("2026", viewModel.visits)]) { "\(Int($0))" }
/// ```
///
/// The colours are the custom properties `--chart-1` to `--chart-6`.
public struct LineChart: Component {
  private let title: String
  private let labels: [String]
  private let series: [ChartSeries]
  private let text: (Double) -> String

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - title: the name of the chart, for screen readers.
  ///   - labels: the texts below the points, in order. Of many, only some are shown.
  ///   - series: the lines.
  ///   - text: returns a number as a text with its unit.
  public init(
    _ title: String,
    labels: [String],
    _ series: [ChartSeries],
    text: @escaping (Double) -> String
  ) {
    self.title = title
    self.labels = labels
    self.series = series
    self.text = text
  }

  private struct Line: Identifiable, Equatable {
    let id: Int
    let line: String
    let points: String
  }

  /// The picture, the legend and the table.
  public var body: some HTML {
    ChartFrame(
      title: title,
      labels: labels,
      series: series,
      scale: scale,
      text: text
    ) {
      ForEach(lines, allRows: true) { line in
        g {
          path().attribute("d", line.line).class("u-chart-line")
          path().attribute("d", line.points).class("u-chart-points")
        }
        .attribute("data-series", ChartPath.tone(line.id))
      }
    }
  }

  private var scale: ChartScale { ChartScale(series.flatMap(\.values)) }

  private var lines: [Line] {
    let (scale, count) = (scale, labels.count)
    return series.enumerated().map { index, one in
      Line(
        id: index,
        line: ChartPath.line(one.values, of: count, on: scale),
        // Of many points none can be told from its neighbours.
        points: count > 40 ? "" : ChartPath.points(one.values, of: count, on: scale)
      )
    }
  }
}
