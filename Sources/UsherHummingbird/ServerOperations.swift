#if Hummingbird
import UsherWeb

/// What the people who run a server can ask it: whether it lives, whether it can take pages, and what it measures.
struct ServerOperations: Sendable {
  let service: any WebService
  let stop: ServerStop
  let metrics: HostMetrics
  /// The metrics that are shown; `nil` if the app has another metrics system.
  let shown: PrometheusMetrics?
  let connections: Connections
  /// The token for reading the metrics; `nil` if only programs of this machine can read them.
  let token: String?
  /// Who may see the inspector.
  let inspector: InspectorAccess

  /// Records the present values of the gauges.
  func sample() { metrics.sample(service.status, connections: connections.openCount) }
}
#endif
