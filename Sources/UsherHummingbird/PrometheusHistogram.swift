#if Hummingbird
import Metrics
import Synchronization

/// Counts values by their size.
final class PrometheusHistogram: RecorderHandler, TimerHandler, PrometheusSeries {
  /// The upper bounds of the buckets, smallest first.
  struct Bounds {
    let values: [Double]

    /// For times: an event takes some microseconds, a store or a slow handler up to seconds.
    static let seconds = Bounds(
      values: [
        0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25,
        0.5, 1, 2.5, 5, 10,
      ]
    )
    /// For all other values, for example sizes in bytes.
    static let sizes = Bounds(
      values: [4, 16, 64, 256, 1_024, 4_096, 16_384, 65_536, 262_144, 1_048_576, 4_194_304]
    )
  }

  private struct State {
    /// How many values are in each bucket, and not in a smaller one; the last are larger than all bounds.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  init(_ bounds: Bounds) {
    self.bounds = bounds.values
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.values.count + 1)))
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard !value.isNaN else { return }
    let index = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[index] += 1
      state.sum += value
    }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func write(_ name: String, _ labels: String, to text: inout String) {
    let state = state.withLock(\.self)
    let separator = labels.isEmpty ? "" : ","
    var count = 0
    for (bound, own) in zip(bounds + [.infinity], state.counts) {
      count += own
      let bucket = "\(labels)\(separator)le=\"\(PrometheusText.number(bound))\""
      text += PrometheusText.line("\(name)_bucket", bucket, Double(count))
    }
    text += PrometheusText.line("\(name)_sum", labels, state.sum)
    text += PrometheusText.line("\(name)_count", labels, Double(count))
  }
}
#endif
