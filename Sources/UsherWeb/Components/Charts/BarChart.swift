/// A picture of numbers as bars beside each other, with a table of the same numbers for screen readers.
///
/// ```swift
/// BarChart("Sales", labels: viewModel.quarters, viewModel.sales) { "\(Int($0)) €" }
/// ```
///
/// The colours are the custom properties `--chart-1` to `--chart-6`.
public struct BarChart: Component {
  private let title: String
  private let labels: [String]
  private let series: [ChartSeries]
  private let text: (Double) -> String

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - title: the name of the chart, for screen readers.
  ///   - labels: the texts below the bars, in order. Of many, only some are shown.
  ///   - series: the numbers; those of several series stand beside each other.
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

  private struct Bars: Identifiable, Equatable {
    let id: Int
    let path: String
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
      ForEach(bars, allRows: true) { bars in
        path().attribute("d", bars.path).class("u-chart-bars")
          .attribute("data-series", ChartPath.tone(bars.id))
      }
    }
  }

  private var scale: ChartScale { ChartScale(series.flatMap(\.values)) }

  private var bars: [Bars] {
    let scale = scale
    return series.enumerated().map { index, one in
      let path = ChartPath.bars(
        one.values,
        of: labels.count,
        number: index,
        of: series.count,
        on: scale
      )
      return Bars(id: index, path: path)
    }
  }
}
