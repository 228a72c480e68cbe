#if Hummingbird
import Metrics
import Synchronization
import UsherWeb

/// Records what a service and its server measure, in a metrics system.
final class HostMetrics: Sendable {
  /// The metrics that each app has.
  private struct OfApp {
    let opened: Counter
    let continued: Counter
    let ended: Counter
    let reconnects: Counter
    let events: Counter
    let turns: Metrics.Timer
    let frames: Recorder
    let store: Metrics.Timer
    let storedBytes: Recorder
    let storeFailures: Counter
    let lost: Counter
    let scriptErrors: Counter

    init(_ app: String, _ factory: any MetricsFactory) {
      // An empty label counts as none.
      let dimensions = [("app", app.isEmpty ? "/" : app)]
      func counter(_ metric: HostMetric) -> Counter {
        Counter(label: metric.rawValue, dimensions: dimensions, factory: factory)
      }
      func timer(_ metric: HostMetric) -> Metrics.Timer {
        Metrics.Timer(label: metric.rawValue, dimensions: dimensions, factory: factory)
      }
      func recorder(_ metric: HostMetric) -> Recorder {
        Recorder(
          label: metric.rawValue,
          dimensions: dimensions,
          aggregate: true,
          factory: factory
        )
      }
      opened = counter(.opened)
      continued = counter(.continued)
      ended = counter(.ended)
      reconnects = counter(.reconnects)
      events = counter(.events)
      turns = timer(.turns)
      frames = recorder(.frames)
      store = timer(.store)
      storedBytes = recorder(.storedBytes)
      storeFailures = counter(.storeFailures)
      lost = counter(.lost)
      scriptErrors = counter(.scriptErrors)
    }
  }

  private let factory: any MetricsFactory
  private let apps = Mutex<[String: OfApp]>([:])
  private let refusals: [HostLogEntry.Kind: Counter]
  private let gauges: [HostMetric: Meter]

  /// - Parameter factory: the metrics system.
  init(_ factory: any MetricsFactory) {
    self.factory = factory
    // Also those that have never happened: an alert compares with the time before.
    let kinds = HostLogEntry.Kind.allCases.filter(\.isRefusal).map { kind in
      let dimensions = [("reason", kind.rawValue)]
      let label = HostMetric.refusals.rawValue
      return (kind, Counter(label: label, dimensions: dimensions, factory: factory))
    }
    refusals = Dictionary(uniqueKeysWithValues: kinds)
    let gauges = HostMetric.allCases.filter { $0.kind == .gauge }.map { metric in
      (metric, Meter(label: metric.rawValue, factory: factory))
    }
    self.gauges = Dictionary(uniqueKeysWithValues: gauges)
  }

  func record(_ measurement: HostMeasurement) {
    switch measurement {
    case .sessionOpened(let app): metrics(of: app).opened.increment()
    case .sessionContinued(let app): metrics(of: app).continued.increment()
    case .sessionEnded(let app): metrics(of: app).ended.increment()
    case .reconnected(let app): metrics(of: app).reconnects.increment()
    case .event(let app): metrics(of: app).events.increment()
    case .turn(let app, let time): metrics(of: app).turns.record(duration: time)
    case .frame(let app, let bytes): metrics(of: app).frames.record(bytes)
    case .stored(let app, let time, let bytes):
      let metrics = metrics(of: app)
      metrics.store.record(duration: time)
      metrics.storedBytes.record(bytes)
    case .storeFailed(let app): metrics(of: app).storeFailures.increment()
    case .pageLost(let app): metrics(of: app).lost.increment()
    case .scriptFailed(let app): metrics(of: app).scriptErrors.increment()
    case .refused(let kind): refusals[kind]?.increment()
    }
  }

  /// Records the present values of the gauges.
  func sample(_ status: HostStatus, connections: Int) {
    gauges[.sessions]?.set(status.sessions)
    gauges[.waiting]?.set(status.waiting)
    gauges[.heldThreads]?.set(status.heldThreads)
    gauges[.unsaved]?.set(status.unsavedPages)
    gauges[.connections]?.set(connections)
    if let bytes = ProcessMemory.residentBytes { gauges[.memory]?.set(bytes) }
  }

  private func metrics(of app: String) -> OfApp {
    apps.withLock { apps in
      if let known = apps[app] { return known }
      let new = OfApp(app, factory)
      apps[app] = new
      return new
    }
  }
}
#endif
