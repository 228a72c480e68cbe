import Synchronization

/// Tells the log about refusals, and about faults that can occur as often, only as often as ``RefusalLog`` allows. It
/// can be used on any thread.
package final class Refusals: Sendable {
  private let log = Mutex(RefusalLog())
  private let monitor: HostMonitor

  package init(_ monitor: HostMonitor) { self.monitor = monitor }

  /// Tells about a refusal.
  ///
  /// - Parameters:
  ///   - source: the network that the request came from; `nil` if it isn't known.
  ///   - key: what counts as the source of the line, if not the network.
  ///   - session: the token of the session that the line is about; `nil` for none.
  ///   - app: the path of the app; `nil` if the line is about no app.
  ///   - text: the text for the log. What a client has written must be ``Swift/StringProtocol/clipped`` in it.
  package func tell(
    _ kind: HostLogEntry.Kind,
    from source: String?,
    key: String? = nil,
    session: String? = nil,
    app: String? = nil,
    _ text: @autoclosure () -> String
  ) {
    if kind.isRefusal { monitor.observer?.record(.refused(kind)) }
    let unsaid = log.withLock { $0.add(kind.rawValue, from: key ?? source ?? "", at: .now) }
    guard let unsaid else { return }
    // Outside the lock: an observer may refuse something itself.
    monitor.log(
      HostLogEntry(
        kind,
        unsaid == RefusalLog.Unsaid() ? text() : "\(text()) \(unsaid)",
        session: session,
        app: app,
        source: source
      )
    )
  }
}
