#if Hummingbird
import Metrics
import Synchronization

/// A number that only grows.
final class PrometheusCounter: CounterHandler, PrometheusSeries {
  private let value = Atomic<Int64>(0)

  func increment(by amount: Int64) { value.add(amount, ordering: .relaxed) }

  func reset() { value.store(0, ordering: .relaxed) }

  func write(_ name: String, _ labels: String, to text: inout String) {
    text += PrometheusText.line(name, labels, Double(value.load(ordering: .relaxed)))
  }
}
#endif
