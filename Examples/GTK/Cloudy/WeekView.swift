import CloudyViewModels
import Usher
import UsherGTK

/// The next days: a chart of the temperatures, and a row for each day.
struct WeekView: Component {
  let week: Live<WeekViewModel>

  var body: some Content {
    Section(week.words.week) {
      Drawing(week.value, label: WeekPlot.words(of: week.value), height: 180) {
        WeekPlot($0, $1).draw()
      }
      .card()
      VStack {
        ForEach(week.days) { day in
          HStack(spacing: 12) {
            VStack(spacing: 2) {
              Text(day.day)
              Text(day.date).style(.secondary)
            }
            .expand()
            Icon(WeatherIcon.name(of: day.image), label: day.imageLabel, size: 32)
            VStack(spacing: 2) {
              Text(day.range).align(.end)
              Text(day.wind).style(.secondary).align(.end)
            }
            .width(110)
          }
        }
      }
      .card()
    }
  }
}

/// Draws the days' highest and lowest temperatures: two lines and the band between them.
@MainActor struct WeekPlot {
  private static let warm = Canvas.Color.rgb(0.87, 0.38, 0.10)
  private static let cold = Canvas.Color.rgb(0.20, 0.50, 0.85)

  private let week: WeekViewModel
  private let canvas: Canvas

  init(_ week: WeekViewModel, _ canvas: Canvas) { (self.week, self.canvas) = (week, canvas) }

  static func words(of week: WeekViewModel) -> String {
    week.words.temperaturesOfWeek(
      week.days.map { week.words.day($0.day, from: $0.lowText, to: $0.highText) }
    )
  }

  func draw() {
    guard !week.days.isEmpty else { return }
    let highs = week.days.indices.map { place($0, week.days[$0].high) }
    let lows = week.days.indices.map { place($0, week.days[$0].low) }
    canvas.fill(highs + lows.reversed(), Self.warm, opacity: 0.15)
    canvas.line(highs, Self.warm, width: 2)
    canvas.line(lows, Self.cold, width: 2)
    for (index, day) in week.days.enumerated() {
      canvas.circle(highs[index], radius: 3.5, Self.warm)
      canvas.circle(lows[index], radius: 3.5, Self.cold)
      write(day.highText, highs[index], -16)
      write(day.lowText, lows[index], 16)
      let foot = Canvas.Point(x: highs[index].x, y: canvas.height - 10)
      canvas.text(day.shortDay, at: foot, .center, .secondary, scale: 0.85)
    }
  }

  private func write(_ text: String, _ point: Canvas.Point, _ distance: Double) {
    canvas.text(text, at: Canvas.Point(x: point.x, y: point.y + distance), scale: 0.85)
  }

  private func place(_ index: Int, _ degrees: Double) -> Canvas.Point {
    let warmest = week.days.map(\.high).max() ?? 0
    let coldest = week.days.map(\.low).min() ?? 0
    let (top, bottom) = (28.0, canvas.height - 50)
    // If all temperatures are equal, they lie in the middle.
    let y =
      warmest > coldest
      ? top + (warmest - degrees) / (warmest - coldest) * (bottom - top) : (top + bottom) / 2
    // Time runs as the person reads.
    let column = week.isRightToLeft ? week.days.count - 1 - index : index
    return Canvas.Point(x: (Double(column) + 0.5) * canvas.width / Double(week.days.count), y: y)
  }
}
