import Foundation

/// The durations of some searches, and how many of them succeeded.
struct Timing {
  private var milliseconds: [Double] = []
  private var successes = 0

  var median: String { text(milliseconds.sorted()[milliseconds.count / 2]) }
  var worst: String { text(milliseconds.max() ?? 0) }
  var share: String { "\(successes * 100 / milliseconds.count) %" }

  /// Runs `body` three times and keeps the fastest run: in the others, another process may have
  /// used the processor.
  mutating func measure(_ body: () async throws -> Bool) async rethrows {
    var least = Double.infinity
    var isSuccess = false
    for _ in 0..<3 {
      let start = ContinuousClock.now
      isSuccess = try await body()
      least = min(least, (ContinuousClock.now - start) / .milliseconds(1))
    }
    milliseconds.append(least)
    if isSuccess { successes += 1 }
  }

  mutating func add(_ other: Timing) {
    milliseconds += other.milliseconds
    successes += other.successes
  }

  private func text(_ milliseconds: Double) -> String {
    String(format: "%.2f ms", milliseconds)
  }
}
