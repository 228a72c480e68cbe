/// Microseconds that something takes, the middle of many.
enum Stopwatch {
  static func microseconds(_ count: Int, _ body: () -> Void) -> Double {
    var samples: [Double] = []
    for _ in 0..<count { samples.append(once(body)) }
    return samples.sorted()[count / 2]
  }

  /// What is done again and again between the two is not counted.
  static func microseconds(_ count: Int, _ body: () -> Void, undo: () -> Void) -> Double {
    var samples: [Double] = []
    for _ in 0..<count {
      samples.append(once(body))
      undo()
    }
    return samples.sorted()[count / 2]
  }

  static func once(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds)
      * 1e6
  }
}
