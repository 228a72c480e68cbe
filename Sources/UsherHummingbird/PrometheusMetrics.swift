#if Hummingbird
public import Metrics
import Synchronization

/// Keeps metrics in memory, and writes them as text for Prometheus (the text format, version 0.0.4).
///
/// A ``UsherServer`` makes one, unless the app has chosen a metrics system, and shows it at `/metrics`. Make it yourself
/// if the app has metrics of its own, too; then the server shows those as well:
///
/// ```swift
/// MetricsSystem.bootstrap(PrometheusMetrics())
/// let orders = Counter(label: "orders_total")
/// ```
///
/// Timers, and recorders that aggregate, become histograms; a timer counts in seconds. Characters that Prometheus
/// doesn't allow in a name become `_`. It can be used on any thread.
public final class PrometheusMetrics: MetricsFactory {
  private let families: Mutex<[String: PrometheusFamily]>
  private let limit: Int

  /// Creates an empty collection.
  ///
  /// - Parameter limit: the largest number of label sets of all metrics together. A metric beyond it isn't kept, so
  ///   that labels which a stranger can choose don't fill the memory.
  public init(limit: Int = 2_000) {
    self.limit = limit
    families = Mutex([:])
  }

  /// All metrics, as text.
  public var text: String {
    let families = families.withLock { $0.values.sorted { $0.name < $1.name } }
    var text = ""
    for family in families { family.write(to: &text) }
    return text
  }

  /// Returns the counter with this name and these labels.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter) { PrometheusCounter() } ?? NOOPMetricsHandler.instance
  }

  /// Returns the gauge with this name and these labels.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge) { PrometheusGauge() } ?? NOOPMetricsHandler.instance
  }

  /// Returns the histogram with this name and these labels, or the gauge if it doesn't aggregate.
  public func makeRecorder(
    label: String,
    dimensions: [(String, String)],
    aggregate: Bool
  ) -> any RecorderHandler {
    guard aggregate else {
      return series(label, dimensions, .gauge) { PrometheusGauge() } ?? NOOPMetricsHandler.instance
    }
    return series(label, dimensions, .histogram) { PrometheusHistogram(.sizes) }
      ?? NOOPMetricsHandler.instance
  }

  /// Returns the histogram of times with this name and these labels.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .histogram) { PrometheusHistogram(.seconds) }
      ?? NOOPMetricsHandler.instance
  }

  /// Removes a counter.
  public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

  /// Removes a gauge.
  public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

  /// Removes a histogram or gauge.
  public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

  /// Removes a histogram of times.
  public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

  /// Returns the metric with this name and these labels, which may be there already; `nil` if it is of another type, or
  /// one too many.
  private func series<Series: PrometheusSeries>(
    _ label: String,
    _ dimensions: [(String, String)],
    _ kind: HostMetric.Kind,
    _ make: () -> Series
  ) -> Series? {
    let name = PrometheusText.name(label)
    let labels = PrometheusText.labels(dimensions)
    return families.withLock { families in
      var family = families[name] ?? PrometheusFamily(name: name, kind: kind)
      guard family.kind == kind else { return nil }
      if let known = family.series[labels] { return known as? Series }
      guard families.values.reduce(0, { $0 + $1.series.count }) < limit else { return nil }
      let new = make()
      family.series[labels] = new
      families[name] = family
      return new
    }
  }

  private func remove(_ handler: AnyObject) {
    families.withLock { families in
      for (name, family) in families {
        guard let labels = family.series.first(where: { $0.value === handler })?.key else {
          continue
        }
        families[name]?.series[labels] = nil
        if families[name]?.series.isEmpty == true { families[name] = nil }
      }
    }
  }
}
#endif
