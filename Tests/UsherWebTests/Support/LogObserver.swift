import UsherWeb

/// Passes what a host logs to a closure.
struct LogObserver: HostObserver {
  let write: @Sendable (HostLogEntry) -> Void
  init(_ write: @escaping @Sendable (HostLogEntry) -> Void) { self.write = write }
  func log(_ entry: HostLogEntry) { write(entry) }
}
