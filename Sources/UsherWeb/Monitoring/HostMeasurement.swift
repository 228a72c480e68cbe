/// Something that a ``WebHost`` or its server has counted or measured. `app` is the ``WebApp/path`` of the app, which is empty for an app at the root.
public enum HostMeasurement: Hashable, Sendable {
  /// A page was opened, and a session began.
  case sessionOpened(app: String)
  /// A stored page was continued by a new session.
  case sessionContinued(app: String)
  /// A session has ended.
  case sessionEnded(app: String)
  /// A browser came back to its session.
  case reconnected(app: String)
  /// An event of a browser was applied.
  case event(app: String)
  /// A session has worked for this time without a pause.
  case turn(app: String, time: Duration)
  /// A message of so many bytes was sent to a browser.
  case frame(app: String, bytes: Int)
  /// A record of so many bytes was stored in this time.
  case stored(app: String, time: Duration, bytes: Int)
  /// A record couldn't be stored.
  case storeFailed(app: String)
  /// A page has ended with something that was never stored.
  case pageLost(app: String)
  /// A script has failed in a browser. This is told of each that the browser tells, up to a limit for each session.
  case scriptFailed(app: String)
  /// Something was refused. This is told of each, also of those that the log doesn't tell.
  case refused(HostLogEntry.Kind)
}
