/// The stored state of an open page, from which it continues after a restart of the server.
///
/// ```swift
/// if let record = try await store.record(of: token) { print(record.app, record.applied) }
/// ```
public struct SessionRecord: Hashable, Sendable {
  /// The session's unguessable name.
  public var token: String
  /// The browser that the session belongs to.
  public var visitor: Visitor
  /// The path of the session's app.
  public var app: String
  /// The number of the browser's events that the record contains.
  public var applied: Int
  /// The navigation, encoded by `Snapshot.encoded()`.
  public var snapshot: [UInt8]
  /// The browser's history, as JSON.
  public var history: [UInt8]

  /// Creates a record from its parts, when a store reads it.
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
