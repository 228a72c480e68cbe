import Synchronization
import UsherWeb

/// What a host logs, except what is only for somebody who looks for it.
final class Reports: HostObserver {
  private let state = Mutex<[HostLogEntry]>([])
  var entries: [HostLogEntry] { state.withLock { $0 } }
  var texts: [String] { entries.map(\.text) }
  func log(_ entry: HostLogEntry) {
    if entry.level != .info { state.withLock { $0.append(entry) } }
  }
}
