import MatchesViewModels
import UsherWeb

/// A chart of the ratings over time: a line for each player, and a legend below.
struct RatingChartView: ElementComponent {
  private let chart: RatingChart
  private let plot: RatingPlot

  init(chart: RatingChart) {
    self.chart = chart
    plot = RatingPlot(chart)
  }

  var body: some ElementHTML {
    figure {
      svg {
        title { chart.text }
        desc { plot.text }.id("ratings-in-words")
        // The best players are drawn last, over the others.
        ForEach(RatingPlot.ticks) { TickView(tick: $0) }
        svg { ForEach(plot.lines.reversed()) { LineView(line: $0) } }
          .viewBox(0, 0, 100, 100).attribute("preserveAspectRatio", "none")
        ForEach(plot.lines.reversed()) { MarkerView(line: $0, x: $0.x, y: $0.y) }
      }
      .class("plot").role("img").attribute("aria-describedby", "ratings-in-words")
      // Screen readers have this text from `desc` above.
      div {
        p {
          span { chart.start }
          if let end = chart.end { span { end } }
        }
        .class("times")
        ul { ForEach(plot.lines) { LegendRow(line: $0) } }.class("legend")
      }
      .attribute("aria-hidden", "true")
    }
    .class("chart")
  }
}

private struct TickView: ElementComponent {
  let tick: RatingPlot.Tick

  var body: some ElementHTML {
    g {
      line().attribute("x1", "0%").attribute("x2", "100%").attribute("y1", tick.y)
        .attribute("y2", tick.y)
      text { "\(tick.id)" }.attribute("x", "-8").attribute("y", tick.y).attribute("dy", ".35em")
    }
    .class("tick")
  }
}

private struct LineView: ElementComponent {
  let line: RatingPlot.Line

  var body: some ElementHTML {
    polyline().class(line.style).attribute("points", line.points)
      .attribute("vector-effect", "non-scaling-stroke")
  }
}

private struct MarkerView: ElementComponent {
  let line: RatingPlot.Line
  let x: String
  let y: String

  var body: some ElementHTML {
    svg { path().class(line.style).attribute("d", line.marker) }
      .attribute("x", x).attribute("y", y).class("marker")
  }
}

private struct LegendRow: ElementComponent {
  let line: RatingPlot.Line

  var body: some ElementHTML {
    li {
      svg {
        polyline().class(line.style).attribute("points", "0,8 40,8")
        MarkerView(line: line, x: "40", y: "8")
      }
      .viewBox(0, 0, 48, 16).attribute("width", "48").attribute("height", "16")
      span { line.name }
    }
  }
}
