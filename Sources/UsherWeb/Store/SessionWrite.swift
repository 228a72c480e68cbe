/// What a session lets its store write: the parts of its record that have changed, or the whole record.
///
/// ```swift
/// guard try write.isNew(after: stored) else { return }
/// ```
public struct SessionWrite: Hashable, Sendable {
  /// The name of the session.
  public var token: String
  /// The process that writes, and its claim.
  public var owner: SessionOwner
  /// The version of the stored record that this write builds on; `nil` if the writer knows of none.
  public var base: Int?
  /// The version of the record after this write. Each write of a session has a higher one, also after one that failed.
  public var version: Int
  /// The browser that the session belongs to.
  public var visitor: Visitor
  /// The ``WebApp/path`` of the session's app.
  public var app: String
  /// The address that the page shows.
  public var address: String
  /// How many of the browser's events the record contains.
  public var applied: Int
  /// Whether ``changed`` is the whole content, so that nothing of an earlier record stays.
  public var isWhole: Bool
  /// The parts that are new or have changed, by name.
  public var changed: [String: [UInt8]]
  /// The names of the parts that are gone. Empty for a whole record.
  public var removed: Set<String>

  /// Creates a write. Sessions call this, and tests of stores.
  public init(
    token: String,
    owner: SessionOwner,
    base: Int?,
    version: Int,
    visitor: Visitor,
    app: String,
    address: String,
    applied: Int,
    isWhole: Bool,
    changed: [String: [UInt8]],
    removed: Set<String> = []
  ) {
    self.token = token
    self.owner = owner
    self.base = base
    self.version = version
    self.visitor = visitor
    self.app = app
    self.address = address
    self.applied = applied
    self.isWhole = isWhole
    self.changed = changed
    self.removed = removed
  }

  /// The number of bytes of the parts that are written.
  var size: Int { changed.values.reduce(0) { $0 + $1.count } }

  /// Returns whether a store has to write this; `false` if it has done so already, and its answer was lost.
  ///
  /// A store decides this in the transaction that writes:
  ///
  /// - Another owner than the stored one can't write.
  /// - A write whose version is stored isn't new. An older one comes too late.
  /// - Parts can only be changed in the version that the write builds on. A whole record replaces any older version.
  /// - If there is no record, only a whole one can be written, whose writer knows of none.
  ///
  /// - Parameter stored: the owner and the version of the stored record; `nil` if there is none.
  /// - Throws: ``SessionStoreError/Code/stale`` if another process has claimed the session, or a newer version is stored;
  ///   ``SessionStoreError/Code/incomplete`` if the record that the write builds on isn't there: then the session writes
  ///   a whole one.
  public func isNew(
    after stored: (owner: SessionOwner, version: Int)?
  ) throws(SessionStoreError) -> Bool {
    guard let stored else {
      guard isWhole, base == nil else { throw .incomplete(token) }
      return true
    }
    guard stored.owner == owner else { throw .stale(token, owner: stored.owner) }
    guard stored.version != version else { return false }
    guard stored.version < version else { throw .stale(token, owner: stored.owner) }
    guard isWhole || stored.version == base else { throw .incomplete(token) }
    return true
  }
}
