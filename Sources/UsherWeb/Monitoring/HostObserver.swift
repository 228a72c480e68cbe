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
/// Or one that counts what people look at:
///
/// ```swift
/// final class Views: HostObserver {
///   private let counts = Mutex<[String: Int]>([:])
///   func shown(_ screen: HostScreen) {
///     counts.withLock { $0["\(screen.app)/\(screen.name)", default: 0] += 1 }
///   }
/// }
/// ```
///
/// All functions can be called on any thread, also at the same time, and while a session works: they must return soon.
/// Each has a default that does nothing.
public protocol HostObserver: Sendable {
  /// Receives a line for the log.
  func log(_ entry: HostLogEntry)
  /// Receives a measurement, for example the time of an event.
  func record(_ measurement: HostMeasurement)
  /// Learns that another screen is on top of an open page, for example to count what people look at.
  ///
  /// It is called when a page has its socket, and from then on each time the screen on top is another one; not for a
  /// change within a screen, nor when a reload or a restart of the server continues a page. What a program without a
  /// socket has requested, for example a search engine, isn't told.
  func shown(_ screen: HostScreen)
  /// Learns of an error that nobody has expected: one that a `Command`, `Loadable`, `Latest` or `Pager` has caught, and
  /// that is no `UserFacingError`.
  func failed(_ failure: HostFailure)
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
  /// Does nothing.
  public func shown(_ screen: HostScreen) {}
  /// Does nothing.
  public func failed(_ failure: HostFailure) {}
  /// Returns `nil`: the work isn't observed.
  public func begin(_ work: HostWork, within parent: (any HostSpan)?) -> (any HostSpan)? { nil }
}
