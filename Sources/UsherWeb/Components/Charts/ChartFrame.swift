/// What a chart of lines and one of bars have in common: the numbers at the side, the labels below, the legend, and a table
/// with the same content for people who can't see the picture.
struct ChartFrame<Plot: HTML>: Component {
  let title: String
  let labels: [String]
  let series: [ChartSeries]
  let scale: ChartScale
  let text: (Double) -> String
  @HTMLBuilder let plot: () -> Plot

  private struct Word: Identifiable, Equatable {
    let id: Int
    let text: String
  }

  var body: some HTML {
    div {
      div {
        div {
          ForEach(words(scale.ticks.reversed().map(text)), allRows: true) { word in
            span { word.text }
          }
        }
        .class("u-chart-ticks")
        div {
          svg {
            ForEach(words(scale.ticks.map { ChartPath.number(scale.y($0)) }), allRows: true) {
              tick in
              line().attribute("x1", "0").attribute("x2", "100").attribute("y1", tick.text)
                .attribute("y2", tick.text)
            }
            plot()
          }
          .viewBox(0, 0, 100, 100).attribute("preserveAspectRatio", "none").class("u-plot")
          div { ForEach(words(shownLabels), allRows: true) { word in span { word.text } } }
            .class("u-chart-labels")
        }
        .class("u-chart-plot")
      }
      .class("u-chart-body").attribute("aria-hidden", "true")
      if series.count > 1 { ChartLegend(names: series.map(\.name), details: []) }
      ChartTable(title: title, labels: labels, series: series, text: text)
    }
    .class("u-data-chart").role("figure").label(title)
  }

  /// At most seven labels; others are left empty, so that the rest stays below its numbers.
  private var shownLabels: [String] {
    let step = max((labels.count + 6) / 7, 1)
    return labels.enumerated().map { $0.offset.isMultiple(of: step) ? $0.element : "" }
  }

  private func words(_ texts: [String]) -> [Word] {
    texts.enumerated().map { Word(id: $0.offset, text: $0.element) }
  }
}
