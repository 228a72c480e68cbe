/// The limits of sessions: how long they wait, and how many there can be.
///
/// ```swift
/// var limits = SessionLimits()
/// limits.detached = .seconds(300)
/// let host = WebHost([redGreen], limits: limits)
/// ```
public struct SessionLimits: Sendable {
  /// The time that a session waits for its first connection. A browser opens its socket right after it
  /// has the page.
  public var unattached = Duration.seconds(20)
  /// The time that a session without a connection waits for its browser to come back.
  public var detached = Duration.seconds(60)
  /// The time that the first page waits for data that its screens load at once.
  public var firstPageWait = Duration.milliseconds(500)
  /// The time that a browser has to begin to send a requested file. After that, the app gets
  /// `IncomingFileError.unavailable`.
  public var uploadStart = Duration.seconds(30)
  /// The pause before a session is saved again, after the store threw an error. The second pause is twice
  /// as long.
  public var saveRetry = Duration.seconds(1)
  /// The most sessions of the host. At the limit, a new page answers 503.
  public var sessions = 50_000
  /// The most sessions of one browser.
  public var sessionsOfVisitor = 200

  /// Creates the usual limits.
  public init() {}
}
