#if Hummingbird
import Metrics
import Synchronization

/// A number that goes up and down.
final class PrometheusGauge: MeterHandler, RecorderHandler, PrometheusSeries {
  private let value = Mutex(0.0)

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { self.value.withLock { $0 = value } }

  func increment(by amount: Double) { value.withLock { $0 += amount } }

  func decrement(by amount: Double) { value.withLock { $0 -= amount } }

  func record(_ value: Int64) { set(Double(value)) }

  func record(_ value: Double) { set(value) }

  func write(_ name: String, _ labels: String, to text: inout String) {
    text += PrometheusText.line(name, labels, value.withLock(\.self))
  }
}
#endif
