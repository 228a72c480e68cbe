/// The stored state of an open page. After a restart of the server the page continues from this state.
///
/// ```swift
/// if let record = try await store.record(of: token) { print(record.app, record.applied) }
/// ```
public struct SessionRecord: Hashable, Sendable {
  /// The name of the session, which nobody can guess.
  public var token: String
  /// The process that may write the record.
  public var owner: SessionOwner
  /// The number of the write that made this record.
  public var version: Int
  /// The browser that the session belongs to.
  public var visitor: Visitor
  /// The ``WebApp/path`` of the session's app.
  public var app: String
  /// The address that the page shows, for example `/shop/items/3?sort=price`.
  public var address: String
  /// How many of the browser's events had been applied when the record was made.
  public var applied: Int
  /// The content, part by part. A store needn't understand it: a write says which parts it changes and removes.
  public var parts: [String: [UInt8]]

  /// Creates a record from its stored values. A store calls this when it reads a record.
  public init(
    token: String,
    owner: SessionOwner,
    version: Int,
    visitor: Visitor,
    app: String,
    address: String,
    applied: Int,
    parts: [String: [UInt8]]
  ) {
    self.token = token
    self.owner = owner
    self.version = version
    self.visitor = visitor
    self.app = app
    self.address = address
    self.applied = applied
    self.parts = parts
  }

  /// Returns the record after a write; `nil` if it was written already.
  ///
  /// - Parameters:
  ///   - record: the stored record; `nil` if there is none.
  ///   - write: what is to be written.
  /// - Throws: ``SessionStoreError/Code/stale`` or ``SessionStoreError/Code/incomplete``, see
  ///   ``SessionWrite/isNew(after:)``.
  public static func after(
    _ record: SessionRecord?,
    _ write: SessionWrite
  ) throws(SessionStoreError) -> SessionRecord? {
    guard try write.isNew(after: record.map { ($0.owner, $0.version) }) else { return nil }
    var parts = write.isWhole ? [:] : record?.parts ?? [:]
    for name in write.removed { parts[name] = nil }
    parts.merge(write.changed) { $1 }
    return SessionRecord(
      token: write.token,
      owner: write.owner,
      version: write.version,
      visitor: write.visitor,
      app: write.app,
      address: write.address,
      applied: write.applied,
      parts: parts
    )
  }
}
