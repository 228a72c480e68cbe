/// A process that uses a store, maybe beside others: what the others can ask it for.
///
/// ```swift
/// store.join(SessionNode(name: node, release: release, end: end))
/// ```
public struct SessionNode: Sendable {
  /// What became of a request.
  public enum Answer: String, Sendable {
    /// The process doesn't have the session any more, and all it knew of it is stored.
    case released
    /// The page is shown by another document of the browser.
    case inUse
    /// The process can't say now.
    case later
  }

  /// The name of the process.
  public let name: String
  /// Called on any thread when another process wants to go on with a session that this one owns.
  public let release: @Sendable (SessionRequest) async -> Answer
  /// Called on any thread with the names of sessions that another process has ended, because their person has signed in
  /// or out there.
  public let end: @Sendable (_ tokens: [String]) async -> Void
  /// Called on any thread with `true` when this process couldn't say for a while that it lives, so that others may have its
  /// sessions; and with `false` when it could again.
  public let setApart: @Sendable (Bool) async -> Void

  /// Creates the description of a process.
  public init(
    name: String,
    release: @escaping @Sendable (SessionRequest) async -> Answer,
    end: @escaping @Sendable (_ tokens: [String]) async -> Void,
    setApart: @escaping @Sendable (Bool) async -> Void = { _ in }
  ) {
    self.name = name
    self.release = release
    self.end = end
    self.setApart = setApart
  }
}
