/// A picture of the parts of a whole as a ring, with a legend, and a table for screen readers.
///
/// ```swift
/// PieChart("Storage", [ChartSlice("Photos", 12.4), ChartSlice("Mail", 3.1)]) { "\($0) GB" }
/// ```
///
/// The colours are the custom properties `--chart-1` to `--chart-6`. More than six parts are hard to tell from each other:
/// put the small ones together.
public struct PieChart: Component {
  private let title: String
  private let slices: [ChartSlice]
  private let text: (Double) -> String

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - title: the name of the chart, for screen readers.
  ///   - slices: the parts, in order, clockwise from the top.
  ///   - text: returns a size as a text with its unit.
  public init(_ title: String, _ slices: [ChartSlice], text: @escaping (Double) -> String) {
    self.title = title
    self.slices = slices
    self.text = text
  }

  private struct Arc: Identifiable, Equatable {
    let id: Int
    let path: String
  }

  /// The picture, the legend and the table.
  public var body: some HTML {
    div {
      svg {
        ForEach(arcs, allRows: true) { arc in
          path().attribute("d", arc.path).class("u-chart-arc")
            .attribute("data-series", ChartPath.tone(arc.id))
        }
      }
      .viewBox(0, 0, 100, 100).class("u-pie").attribute("aria-hidden", "true")
      ChartLegend(names: slices.map(\.name), details: sizes.map(text))
      ChartTable(
        title: title,
        labels: slices.map(\.name),
        series: [ChartSeries(title, sizes)],
        text: text
      )
    }
    .class("u-data-chart u-pie-chart").role("figure").label(title)
  }

  /// What isn't a size counts as none.
  private var sizes: [Double] { slices.map { $0.value.isFinite ? max($0.value, 0) : 0 } }

  private var arcs: [Arc] {
    let whole = sizes.reduce(0, +)
    guard whole > 0 else { return [] }
    var end = 0.0
    return sizes.enumerated().compactMap { index, size in
      let start = end
      end += size / whole
      return size > 0 ? Arc(id: index, path: ChartPath.arc(from: start, to: end)) : nil
    }
  }
}
