/// How long sessions live without a connection, and how many there may be.
public struct SessionLimits: Sendable {
  /// How long a page waits for its socket; a browser opens it right after it has the page.
  public var unattached = Duration.seconds(20)
  /// How long a session whose connection broke waits for it to come back.
  public var detached = Duration.seconds(60)
  /// How long the first page waits for what its screens fetch at once.
  public var firstPageWait = Duration.milliseconds(500)
  /// How long a browser has to begin to send a file that it was asked for.
  public var uploadStart = Duration.seconds(30)
  /// How long to wait before a session that couldn't be stored is stored again.
  public var saveRetry = Duration.seconds(1)
  /// How many sessions there may be.
  public var sessions = 50_000
  /// How many of them may be one browser's.
  public var sessionsOfVisitor = 200

  /// The usual limits.
  public init() {}
}
