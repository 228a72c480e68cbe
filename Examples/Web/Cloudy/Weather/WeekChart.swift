import CloudyViewModels
import UsherWeb

/// A chart of the days' highest and lowest temperatures: two lines and the band between them.
struct WeekChart: Component {
  private let plot: WeekPlot

  init(week: WeekViewModel) { plot = WeekPlot(week) }

  var body: some HTML {
    if !plot.points.isEmpty {
      svg {
        polygon().class("band").attribute("points", plot.band)
        polyline().class("high").attribute("points", plot.highs)
        polyline().class("low").attribute("points", plot.lows)
        ForEach(plot.points) { PlotPoint(point: $0) }
      }
      .viewBox(0, 0, plot.width, WeekPlot.height).class("chart").role("img").label(plot.label)
    }
  }
}

private struct PlotPoint: ElementComponent {
  let point: WeekPlot.Point

  var body: some ElementHTML {
    g {
      circle().class("high").attribute("cx", point.x).attribute("cy", point.high)
        .attribute("r", "3.5")
      circle().class("low").attribute("cx", point.x).attribute("cy", point.low)
        .attribute("r", "3.5")
      text { point.highText }.attribute("x", point.x).attribute("y", point.highTextY)
      text { point.lowText }.attribute("x", point.x).attribute("y", point.lowTextY)
      text { point.day }.class("day-name").attribute("x", point.x)
        .attribute("y", WeekPlot.baseline)
    }
  }
}
