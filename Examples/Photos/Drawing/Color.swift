import Foundation

/// Red, green and blue, each from 0 to 1.
typealias Color = SIMD3<Double>

extension Color {
  init(_ hex: Int) {
    self.init(Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255)
  }

  func mixed(_ other: Color, _ amount: Double) -> Color {
    self + (other - self) * Swift.min(Swift.max(amount, 0), 1)
  }
}

/// Returns 0 below `low`, 1 above `high`, and a smooth curve between them.
func smooth(_ low: Double, _ high: Double, _ value: Double) -> Double {
  let t = min(max((value - low) / (high - low), 0), 1)
  return t * t * (3 - 2 * t)
}

/// A line of colours that changes smoothly from one given colour to the next.
struct Gradient {
  let stops: [(place: Double, color: Color)]

  init(_ stops: (Double, Int)...) { self.stops = stops.map { ($0, Color($1)) } }

  func at(_ place: Double) -> Color {
    guard let upper = stops.firstIndex(where: { $0.place >= place }) else {
      return stops[stops.count - 1].color
    }
    guard upper > 0 else { return stops[0].color }
    let (low, high) = (stops[upper - 1], stops[upper])
    return low.color.mixed(high.color, smooth(low.place, high.place, place))
  }
}
