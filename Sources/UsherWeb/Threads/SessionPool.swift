/// Threads that sessions run on.
package protocol SessionPool: AnyObject, Sendable {
  /// Calls ``SessionExecutor/run()`` once, soon, on one of the threads. This can be called on any thread.
  func schedule(_ session: SessionExecutor)
}
