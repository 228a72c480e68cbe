/// A server's event loop: the thread that sessions run on.
///
/// ```swift
/// final class Loop: WebLoop {
///   let eventLoop: any EventLoop
///   init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }
///
///   var isCurrent: Bool { eventLoop.inEventLoop }
///   func execute(_ work: @escaping @Sendable () -> Void) { eventLoop.execute(work) }
/// }
/// ```
///
/// Always use the same object for the same thread: loops are compared by identity.
public protocol WebLoop: AnyObject, Sendable {
  /// Whether the caller runs on this loop.
  var isCurrent: Bool { get }
  /// Runs work on this loop. This can be called on any thread, also on the loop's own. The work runs after the call has
  /// returned; several works run in the order of the calls.
  ///
  /// ```swift
  /// loop.execute { session.becameWritable() }
  /// ```
  func execute(_ work: @escaping @Sendable () -> Void)
}
