/// What is stored of an open page, so that it continues after the server was started again.
public struct SessionRecord: Hashable, Sendable {
  /// The session's name.
  public var token: String
  /// The browser it belongs to.
  public var visitor: Visitor
  /// The path of its app.
  public var app: String
  /// How many events of the browser are in it.
  public var applied: Int
  /// The navigation, as `Snapshot.encoded()` gives it.
  public var snapshot: [UInt8]
  /// The browser's history, as JSON.
  public var history: [UInt8]

  /// A record of its parts, as a store reads it.
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
