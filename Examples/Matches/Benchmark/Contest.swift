import Foundation

/// Two solutions of one task, timed in turn. The fastest of three runs counts, because in the
/// others another process may have used the processor.
struct Contest {
  private(set) var fastest = Duration.seconds(3600)
  private(set) var baseline = Duration.seconds(3600)

  /// - Parameter count: The number of repetitions, for a task that is too quick to be timed once.
  init(
    repeating count: Int = 1,
    _ body: () async throws -> Void,
    against other: () async throws -> Void
  ) async rethrows {
    for _ in 0..<3 {
      let start = ContinuousClock.now
      try await other()
      let middle = ContinuousClock.now
      for _ in 0..<count { try await body() }
      baseline = min(baseline, middle - start)
      fastest = min(fastest, (ContinuousClock.now - middle) / count)
    }
  }

  /// The two times and their ratio, as cells of a table.
  var cells: String {
    let (isFaster, factor) = (fastest < baseline, baseline / fastest)
    let ratio = (isFaster ? factor : 1 / factor).formatted(
      .number.precision(.significantDigits(2)).locale(Locale(identifier: "en_US"))
    )
    return "\(Self.text(fastest)) | \(Self.text(baseline)) | × \(isFaster ? "1/" : "")\(ratio)"
  }

  private static func text(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    switch microseconds {
    case ..<10: return String(format: "%.2f µs", microseconds)
    case ..<1000: return String(format: "%.0f µs", microseconds)
    case ..<10_000: return String(format: "%.2f ms", microseconds / 1000)
    case ..<100_000: return String(format: "%.1f ms", microseconds / 1000)
    default: return String(format: "%.0f ms", microseconds / 1000)
    }
  }
}
