import Foundation

/// The shapes of charts, as the attribute `d` of a path has them.
enum ChartPath {
  /// Returns a coordinate with at most two digits after the point.
  static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// Returns the number of the colour of a series or part: there are six, in turn.
  static func tone(_ index: Int) -> String { "\(index % 6 + 1)" }

  /// Returns the line through the values, with gaps where one isn't finite.
  static func line(_ values: [Double], of count: Int, on scale: ChartScale) -> String {
    var path = ""
    var isGap = true
    for (index, value) in values.prefix(count).enumerated() {
      guard value.isFinite else {
        isGap = true
        continue
      }
      path += "\(isGap ? "M" : "L")\(number(x(index, of: count))) \(number(scale.y(value)))"
      isGap = false
    }
    return path
  }

  /// Returns a point at each value: lines without a length, whose ends are round.
  static func points(_ values: [Double], of count: Int, on scale: ChartScale) -> String {
    values.prefix(count).enumerated().filter(\.element.isFinite)
      .map { "M\(number(x($0, of: count))) \(number(scale.y($1)))h0" }.joined()
  }

  /// Returns the bars of a series, which stand beside those of the others.
  static func bars(
    _ values: [Double],
    of count: Int,
    number index: Int,
    of series: Int,
    on scale: ChartScale
  ) -> String {
    let slot = 100 / Double(max(count, 1))
    let width = slot * 0.72 / Double(max(series, 1))
    return values.prefix(count).enumerated().filter { $0.element.isFinite }
      .map { place, value in
        let left = slot * (Double(place) + 0.14) + width * Double(index)
        let (zero, end) = (scale.y(0), scale.y(value))
        return
          "M\(number(left)) \(number(zero))V\(number(end))h\(number(width * 0.94))V\(number(zero))z"
      }
      .joined()
  }

  /// Returns a part of a ring round (50, 50) with the radii 48 and 27; `from` and `to` are parts of the whole, clockwise
  /// from the top.
  static func arc(from: Double, to: Double) -> String {
    func point(_ part: Double, _ radius: Double) -> String {
      let angle = part * 2 * Double.pi
      return "\(number(50 + radius * sin(angle))) \(number(50 - radius * cos(angle)))"
    }
    // An arc that ends where it begins isn't drawn.
    let end = min(to, from + 0.9999)
    let isLarge = end - from > 0.5 ? 1 : 0
    return "M\(point(from, 48))A48 48 0 \(isLarge) 1 \(point(end, 48))"
      + "L\(point(end, 27))A27 27 0 \(isLarge) 0 \(point(from, 27))z"
  }

  /// Returns the place of a number from the start: in the middle of the room that it has above its label.
  private static func x(_ index: Int, of count: Int) -> Double {
    (Double(index) + 0.5) / Double(max(count, 1)) * 100
  }
}
