/// The effect of calling a ``Command`` while it runs.
///
/// ```swift
/// private let deleting = Command(.queue)
/// ```
public enum CommandPolicy: Sendable {
  /// Ignores the call: a second tap is harmless.
  case ignore
  /// Runs the work of each call, one after the other. A run that fails doesn't stop those that wait.
  case queue
  /// Cancels the running work, drops its results, and runs the newest work instead.
  case restart
  /// Runs the newest work once more after the present run, however many calls came meanwhile. So the last run always
  /// begins after the last call.
  case again
}
