import Usher

/// Numbers the writes of a session, and finds what each has to contain. A pure value.
struct RecordVersions {
  private(set) var owner: SessionOwner
  private let token: String
  /// The version that is stored, as far as the session knows; `nil` if none is.
  private var stored: Int?
  /// The stored content; `nil` if it isn't known, so that the next write has to be whole.
  private var content: RecordContent?
  private var newest = 0
  private var pending: RecordContent?

  /// Creates the versions of a new session.
  ///
  /// - Parameter node: the name of this process.
  init(of token: String, node: String) {
    self.token = token
    owner = SessionOwner(node: node, fence: 1)
  }

  /// Continues with a record that this process has claimed. The first write is whole: the app may have brought the
  /// record to another version.
  init(continuing record: SessionRecord) {
    token = record.token
    owner = record.owner
    stored = record.version
    newest = record.version
  }

  /// Whether the write that comes next, or that is on its way, is of a whole record that builds on none.
  var isFirst: Bool { stored == nil && content == nil }

  /// Returns the write that makes the record contain this content.
  mutating func write(
    _ content: RecordContent,
    of visitor: Visitor,
    in app: String,
    applied: Int
  ) -> SessionWrite {
    newest += 1
    pending = content
    let changes = content.changes(since: self.content)
    return SessionWrite(
      token: token,
      owner: owner,
      base: stored,
      version: newest,
      visitor: visitor,
      app: app,
      address: content.address,
      applied: applied,
      isWhole: self.content == nil,
      changed: changes.changed,
      removed: changes.removed
    )
  }

  /// Call when a write is stored.
  mutating func end(_ write: SessionWrite) {
    stored = write.version
    content = pending
    pending = nil
  }

  /// Call when the store has lost the record: the next write is whole, and builds on none.
  mutating func forgetRecord() {
    content = nil
    stored = nil
  }

  /// Call when a write has failed. It may be stored nevertheless, so the next one is whole.
  mutating func fail(_ error: SessionStoreError) {
    content = nil
    pending = nil
    if error.code == .incomplete { stored = nil }
  }
}
