/// Learns what happens in a ``WebHost``: lines for the log, measurements, and the beginning and end of work.
///
/// `UsherServer` adds an observer of its own, which passes all of it to swift-log, swift-metrics and
/// swift-distributed-tracing. Write another one to report errors to a service, for example:
///
/// ```swift
/// struct ErrorReports: HostObserver {
///   func log(_ entry: HostLogEntry) {
///     if entry.level == .error { send(entry.text) }
///   }
/// }
/// let host = WebHost([redGreen], observer: ErrorReports())
/// ```
///
/// All functions can be called on any thread, also at the same time, and while a session works: they must return soon.
/// Each has a default that does nothing.
public protocol HostObserver: Sendable {
  /// Receives a line for the log.
  func log(_ entry: HostLogEntry)
  /// Receives a measurement, for example the time of an event.
  func record(_ measurement: HostMeasurement)
  /// Begins to observe a piece of work.
  ///
  /// - Parameters:
  ///   - work: the piece of work.
  ///   - parent: the larger piece of work of which this one is a part; `nil` if it is no part.
  /// - Returns: the span, which is ended once; `nil` if nobody observes it, which costs least.
  func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)?
}

extension HostObserver {
  /// Does nothing.
  public func log(_ entry: HostLogEntry) {}
  /// Does nothing.
  public func record(_ measurement: HostMeasurement) {}
  /// Returns `nil`: the work isn't observed.
  public func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? { nil }
}
