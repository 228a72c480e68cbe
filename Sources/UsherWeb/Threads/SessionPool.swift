/// Threads that sessions run on.
package protocol SessionPool: AnyObject, Sendable {
  /// Calls ``SessionExecutor/run()`` once, soon, on one of the threads. This can be called on any thread.
  func schedule(_ session: SessionExecutor)
  /// The number of sessions that wait for a thread.
  var waiting: Int { get }
  /// The number of threads that are held up by a session.
  var held: Int { get }
}

extension SessionPool {
  package var waiting: Int { 0 }
  package var held: Int { 0 }
}
