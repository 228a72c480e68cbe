/// The present state of a host, for gauges.
public struct HostStatus: Hashable, Sendable {
  /// The number of sessions, which are the open pages.
  public var sessions = 0
  /// The number of sessions that have work to do, and wait for a thread.
  public var waiting = 0
  /// The number of threads that are held up by a session.
  public var heldThreads = 0
  /// The number of open pages that wait to be stored because the store fails.
  public var unsavedPages = 0

  /// Creates the state of a host without sessions.
  public init() {}
}
