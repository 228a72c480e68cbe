import CloudyViewModels

/// The coordinates of a week's chart, in the units of its view box. The warmest temperature is on top.
struct WeekPlot: Equatable {
  struct Point: Identifiable, Equatable {
    let id: Int
    let x: String
    let high: String
    let low: String
    let highTextY: String
    let lowTextY: String
    let day: String
    let highText: String
    let lowText: String
  }

  static let height = 176.0
  static let baseline = "170"
  private static let step = 46.0
  /// The vertical positions of the warmest and of the coldest temperature.
  private static let (top, bottom) = (26.0, 124.0)

  let points: [Point]
  let width: Double
  /// The points of the lines and of the band, in SVG's notation.
  let highs: String
  let lows: String
  let band: String
  /// The chart in words, for screen readers.
  let label: String

  init(_ week: WeekViewModel) {
    let days = week.days
    let warmest = days.map(\.high).max() ?? 0
    let coldest = days.map(\.low).min() ?? 0
    // If all temperatures are equal, they lie in the middle.
    let scale = warmest > coldest ? (Self.bottom - Self.top) / (warmest - coldest) : 0
    let offset = warmest > coldest ? Self.top : (Self.top + Self.bottom) / 2
    func y(_ degrees: Double) -> Double { offset + (warmest - degrees) * scale }
    // Time runs as the person reads.
    func x(_ index: Int) -> Double {
      (Double(week.isRightToLeft ? days.count - 1 - index : index) + 0.5) * Self.step
    }

    width = Double(days.count) * Self.step
    points = days.enumerated().map { index, day in
      Point(
        id: day.id,
        x: Self.text(x(index)),
        high: Self.text(y(day.high)),
        low: Self.text(y(day.low)),
        highTextY: Self.text(y(day.high) - 10),
        lowTextY: Self.text(y(day.low) + 20),
        day: day.shortDay,
        highText: day.highText,
        lowText: day.lowText
      )
    }
    let high = points.map { "\($0.x),\($0.high)" }
    let low = points.map { "\($0.x),\($0.low)" }
    highs = high.joined(separator: " ")
    lows = low.joined(separator: " ")
    band = (high + low.reversed()).joined(separator: " ")
    let texts = days.map { week.words.day($0.day, from: $0.lowText, to: $0.highText) }
    label = week.words.temperaturesOfWeek(texts)
  }

  /// Rounds to a tenth of a unit; nobody sees a smaller difference.
  private static func text(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
