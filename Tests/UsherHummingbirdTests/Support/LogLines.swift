#if Hummingbird
import Synchronization
import UsherWeb

/// What a server logs.
final class LogLines: HostObserver {
  private let state = Mutex<[HostLogEntry]>([])
  var entries: [HostLogEntry] { state.withLock { $0 } }
  var texts: [String] { entries.map(\.text) }
  func log(_ entry: HostLogEntry) { state.withLock { $0.append(entry) } }
}
#endif
