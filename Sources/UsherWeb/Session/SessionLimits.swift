/// The limits of sessions: how long a session waits for its browser, and how many sessions there can be.
///
/// ```swift
/// var limits = SessionLimits()
/// limits.detached = .seconds(300)
/// let host = WebHost([redGreen], limits: limits)
/// ```
public struct SessionLimits: Sendable {
  /// The time that a session waits for its first connection; then the session ends. A browser connects right after it
  /// has received the page.
  public var unattached = Duration.seconds(20)
  /// The time that a session waits for its browser to connect again after the connection was lost; then the session
  /// ends.
  public var detached = Duration.seconds(60)
  /// The longest time that the first page waits for data that its screens load when they appear; then the page is sent
  /// without these data.
  public var firstPageWait = Duration.milliseconds(500)
  /// The time that a browser has to begin to send a requested file. After that, the app gets
  /// `IncomingFileError.unavailable`.
  public var uploadStart = Duration.seconds(30)
  /// The pause before a session is saved again after the store threw an error. If the second attempt fails too, the
  /// pause before the third and last attempt is twice as long.
  public var saveRetry = Duration.seconds(1)
  /// The largest number of sessions of the host. At this limit, a request for a new page is answered with the status
  /// 503.
  public var sessions = 50_000
  /// The largest number of sessions of one browser. At this limit, its request for a new page is answered with the
  /// status 503.
  public var sessionsOfVisitor = 200

  /// Creates the default limits.
  public init() {}
}
