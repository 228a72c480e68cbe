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
/// Use the same object for the same thread each time: loops are compared by identity.
public protocol WebLoop: AnyObject, Sendable {
  /// Whether the caller runs on this loop.
  var isCurrent: Bool { get }
  /// Runs work on this loop. Callable on any thread; all work runs later, in the order of the calls.
  ///
  /// ```swift
  /// loop.execute { session.becameWritable() }
  /// ```
  func execute(_ work: @escaping @Sendable () -> Void)
}
