/// The thread that sessions run on: a server's event loop.
public protocol WebLoop: AnyObject, Sendable {
  /// Whether the caller runs on it.
  var isCurrent: Bool { get }
  /// Runs work on it, later, in the order given.
  func execute(_ work: @escaping @Sendable () -> Void)
}
