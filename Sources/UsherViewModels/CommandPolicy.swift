/// What a ``Command`` does when it is called while it runs.
///
/// ```swift
/// private let deleting = Command(.queue)
/// ```
public enum CommandPolicy: Sendable {
  /// Ignores the call, so that a second tap is harmless.
  case ignore
  /// Runs the work of each call, one after the other. When a work fails, the works of the waiting calls run
  /// nevertheless.
  case queue
  /// Cancels the running work, ignores its result, and runs the work of the new call instead.
  case restart
  /// Lets the present run end, and then runs the work of the newest call. The works of other calls that came during
  /// the run are left out. So however many calls come, one run begins after the last of them.
  case again
}
