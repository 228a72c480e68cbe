/// A piece of work that an observer follows. See ``HostObserver/begin(_:within:)``.
public protocol HostSpan: Sendable {
  /// Does some of the work, so that what it begins, for example a request to a service, is known as a part of it.
  func run<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value
  /// Notes that the work has ended. Called once.
  ///
  /// - Parameters:
  ///   - detail: what was done, for example “click” of a button on a screen; `nil` if there is nothing to tell. What
  ///     people type isn't in it.
  ///   - error: the reason why the work has failed; `nil` if it hasn't.
  func end(_ detail: String?, error: (any Error)?)
}
