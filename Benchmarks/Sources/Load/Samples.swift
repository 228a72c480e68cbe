import Foundation

/// Times that were measured.
struct Samples {
  private var times: [Duration] = []

  var count: Int { times.count }

  mutating func add(_ time: Duration) { times.append(time) }

  /// Returns the times that so many of all don't exceed, in milliseconds: the median is at 0.5.
  func milliseconds(_ parts: [Double]) -> [Double] {
    let sorted = times.sorted()
    return parts.map { part in
      guard let last = sorted.last else { return .nan }
      let index = Int(part * Double(sorted.count))
      return (index < sorted.count ? sorted[index] : last) / .milliseconds(1)
    }
  }
}
