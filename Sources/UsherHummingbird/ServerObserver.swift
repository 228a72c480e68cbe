#if Hummingbird
import Logging
import UsherWeb

/// Passes what happens in a service and its server to swift-log, swift-metrics and swift-distributed-tracing.
struct ServerObserver: HostObserver {
  let logger: Logger
  let metrics: HostMetrics
  let tracing = HostTracing()

  func log(_ entry: HostLogEntry) {
    var metadata: Logger.Metadata = ["reason": "\(entry.kind.rawValue)"]
    if let session = entry.session { metadata["session"] = "\(session)" }
    if let app = entry.app { metadata["app"] = "\(app)" }
    if let source = entry.source { metadata["source"] = "\(source)" }
    logger.log(level: entry.level.logLevel, "\(entry.text)", metadata: metadata)
  }

  func record(_ measurement: HostMeasurement) { metrics.record(measurement) }

  func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? {
    tracing.begin(work, within: parent)
  }
}

extension HostLogEntry.Level {
  fileprivate var logLevel: Logger.Level {
    switch self {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }
}
#endif
