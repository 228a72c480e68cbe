import Foundation

/// The axis of a chart's numbers: even steps of 1, 2, 2.5 or 5 times a power of ten that enclose all of them, and 0.
struct ChartScale: Equatable {
  /// The numbers at the lines, the smallest one first.
  let ticks: [Double]

  init(_ values: [Double], aims steps: Double = 4) {
    let finite = values.filter(\.isFinite)
    let least = min(finite.min() ?? 0, 0)
    let most = max(finite.max() ?? 0, 0)
    let greatest = most > least ? most : 1
    let rough = (greatest - least) / steps
    let power = pow(10, floor(log10(rough)))
    // Of people or orders there are no halves.
    let areWhole = finite.allSatisfy { $0 == $0.rounded() }
    let even = [1, 2, 2.5, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999 } ?? rough
    let step = areWhole ? max(even.rounded(.up), 1) : even
    let first = floor(least / step + 1e-9)
    let last = max(ceil(greatest / step - 1e-9), first + 1)
    // A span of many orders of magnitude has no more lines than others.
    ticks = (0...min(Int(last - first), 12)).map { (first + Double($0)) * step }
  }

  /// Returns the place of a number from the top, in hundredths of the height.
  func y(_ value: Double) -> Double {
    let (least, greatest) = (ticks[0], ticks[ticks.count - 1])
    return 100 - (value - least) / (greatest - least) * 100
  }
}
