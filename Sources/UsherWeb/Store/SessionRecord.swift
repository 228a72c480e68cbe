/// The stored state of an open page. After a restart of the server the page continues from this state.
///
/// ```swift
/// if let record = try await store.record(of: token) { print(record.app, record.applied) }
/// ```
public struct SessionRecord: Hashable, Sendable {
  /// The name of the session, which nobody can guess.
  public var token: String
  /// The browser that the session belongs to.
  public var visitor: Visitor
  /// The ``WebApp/path`` of the session's app.
  public var app: String
  /// How many of the browser's events had been applied when the record was made.
  public var applied: Int
  /// The navigation, encoded by `Snapshot.encoded()`.
  public var snapshot: [UInt8]
  /// The browser's history, as JSON.
  public var history: [UInt8]

  /// Creates a record from its stored values. A store calls this when it reads a record.
  public init(
    token: String,
    visitor: Visitor,
    app: String,
    applied: Int,
    snapshot: [UInt8],
    history: [UInt8]
  ) {
    self.token = token
    self.visitor = visitor
    self.app = app
    self.applied = applied
    self.snapshot = snapshot
    self.history = history
  }
}
