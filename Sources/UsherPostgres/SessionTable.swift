#if PostgreSQL
import PostgresClient
import UsherWeb

/// What is read and written of sessions in a transaction.
enum SessionTable {
  /// How many sessions of one browser are kept. If there are more, the oldest are removed.
  private static let sessionsOfVisitor = 200

  typealias Outcome = Result<Void, SessionStoreError>

  /// Stores sessions, or the parts of them that have changed: all with the same few statements.
  ///
  /// - Parameter writes: of different sessions.
  static func save(_ writes: [SessionWrite], _ link: PostgresLink) throws -> [Outcome] {
    let stored = try lock(writes.map(\.token), link)
    var new: [SessionWrite] = []
    let outcomes = writes.map { write in
      Outcome { () throws(SessionStoreError) in
        let record = stored[write.token]
        // The person has signed in or out at another process.
        if let record, record.hasEnded { throw .ended(write.token) }
        if try write.isNew(after: record.map { ($0.owner, $0.version) }) { new.append(write) }
      }
    }
    guard !new.isEmpty else { return outcomes }
    try upsert(new, link)
    try removeParts(of: new.filter(\.isWhole).map(\.token), link)
    try changeParts(new, link)
    let visitors = Set(new.filter { stored[$0.token] == nil }.map(\.visitor.id))
    if !visitors.isEmpty { try removeMany(of: Array(visitors), link) }
    return outcomes
  }

  private struct Stored {
    let owner: SessionOwner
    let version: Int
    let hasEnded: Bool
  }

  /// Locks the rows of sessions, in an order that is the same for all, so that no two wait for each other.
  private static func lock(
    _ tokens: [String],
    _ link: PostgresLink
  ) throws -> [String: Stored] {
    let rows = try link.run(
      """
      SELECT token, node, fence, version, ended FROM usher_session WHERE token = ANY ($1)
      ORDER BY token FOR UPDATE
      """,
      [.texts(tokens)]
    )
    var stored: [String: Stored] = [:]
    for row in 0..<rows.count {
      stored[rows.text(row, 0)] = Stored(
        owner: SessionOwner(node: rows.text(row, 1), fence: rows.integer(row, 2)),
        version: rows.integer(row, 3),
        hasEnded: rows.boolean(row, 4)
      )
    }
    return stored
  }

  private static func upsert(_ writes: [SessionWrite], _ link: PostgresLink) throws {
    let rows = try link.run(
      """
      INSERT INTO usher_session
      SELECT *, clock_timestamp() FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::text[], $7::text[],
        $8::bigint[])
      ON CONFLICT (token) DO UPDATE SET version = excluded.version, visitor = excluded.visitor, app = excluded.app,
        address = excluded.address, applied = excluded.applied, saved = excluded.saved
      WHERE usher_session.node = excluded.node AND usher_session.fence = excluded.fence AND NOT usher_session.ended
      """,
      [
        .texts(writes.map(\.token)), .texts(writes.map(\.owner.node)),
        .integers(writes.map(\.owner.fence)), .integers(writes.map(\.version)),
        .texts(writes.map(\.visitor.id)), .texts(writes.map(\.app)),
        .texts(writes.map(\.address)), .integers(writes.map(\.applied)),
      ]
    )
    // A row that wasn't there to be locked may have come since, by a commit that was thought lost.
    guard rows.changes == writes.count else {
      throw PostgresError(.refused, "another transaction has stored the same page meanwhile")
    }
  }

  private static func removeParts(of tokens: [String], _ link: PostgresLink) throws {
    guard !tokens.isEmpty else { return }
    try link.run("DELETE FROM usher_part WHERE token = ANY ($1)", [.texts(tokens)])
  }

  private static func changeParts(_ writes: [SessionWrite], _ link: PostgresLink) throws {
    let removed = writes.flatMap { write in write.removed.map { (write.token, $0) } }
    if !removed.isEmpty {
      try link.run(
        """
        DELETE FROM usher_part USING unnest($1::text[], $2::text[]) AS gone (token, name)
        WHERE usher_part.token = gone.token AND usher_part.name = gone.name
        """,
        [.texts(removed.map(\.0)), .texts(removed.map(\.1))]
      )
    }
    let changed = writes.flatMap { write in write.changed.map { (write.token, $0.key, $0.value) } }
    guard !changed.isEmpty else { return }
    try link.run(
      """
      INSERT INTO usher_part SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[])
      ON CONFLICT (token, name) DO UPDATE SET bytes = excluded.bytes
      """,
      [
        .texts(changed.map(\.0)), .texts(changed.map(\.1)), .byteArrays(changed.map(\.2)),
      ]
    )
  }

  private static func removeMany(of visitors: [String], _ link: PostgresLink) throws {
    let rows = try link.run(
      """
      SELECT token FROM usher_session WHERE token IN (
        SELECT token FROM (
          SELECT token, row_number() OVER (PARTITION BY visitor ORDER BY saved DESC) AS place
          FROM usher_session WHERE visitor = ANY ($1) AND NOT ended
        ) AS all_of_visitor WHERE place > $2)
      ORDER BY token FOR UPDATE SKIP LOCKED
      """,
      [.texts(visitors), .integer(sessionsOfVisitor)]
    )
    try end((0..<rows.count).map { rows.text($0, 0) }, link)
  }

  /// Removes what is kept of sessions, whose rows are locked. The rows stay for a while: an owner that was thought dead
  /// can't store them again.
  private static func end(_ tokens: [String], _ link: PostgresLink) throws {
    guard !tokens.isEmpty else { return }
    try link.run(
      "UPDATE usher_session SET ended = true, address = '' WHERE token = ANY ($1)",
      [.texts(tokens)]
    )
    try removeParts(of: tokens, link)
  }

  /// Returns the record of a session; `nil` if there is none that was saved within `lifetime`, in seconds.
  static func record(
    of token: String,
    within lifetime: Int,
    _ link: PostgresLink
  ) throws -> SessionRecord? {
    let rows = try link.run(
      """
      SELECT node, fence, version, visitor, app, address, applied FROM usher_session
      WHERE token = $1 AND NOT ended AND saved > now() - $2 * interval '1 second'
      """,
      [.text(token), .integer(lifetime)]
    )
    guard rows.count == 1 else { return nil }
    let parts = try link.run("SELECT name, bytes FROM usher_part WHERE token = $1", [.text(token)])
    var content: [String: [UInt8]] = [:]
    for row in 0..<parts.count { content[parts.text(row, 0)] = parts.bytes(row, 1) }
    return SessionRecord(
      token: token,
      owner: SessionOwner(node: rows.text(0, 0), fence: rows.integer(0, 1)),
      version: rows.integer(0, 2),
      visitor: Visitor(id: rows.text(0, 3)),
      app: rows.text(0, 4),
      address: rows.text(0, 5),
      applied: rows.integer(0, 6),
      parts: content
    )
  }

  /// Makes the process that asks the owner of a session.
  ///
  /// - Throws: `SessionStoreError.owned` if another process owns it, whose lease isn't over.
  static func claim(
    _ request: SessionRequest,
    within lifetime: Int,
    _ link: PostgresLink
  ) throws -> SessionRecord? {
    // The owner is looked at after the lock: it may have changed while this waited.
    guard let stored = try lock([request.token], link)[request.token], !stored.hasEnded else {
      return nil
    }
    if stored.owner.node != request.node, try NodeTable.lives(stored.owner.node, link) {
      throw SessionStoreError.owned(request.token, by: stored.owner)
    }
    guard let record = try record(of: request.token, within: lifetime, link) else { return nil }
    var claimed = record
    claimed.owner = SessionOwner(node: request.node, fence: stored.owner.fence + 1)
    try link.run(
      "UPDATE usher_session SET node = $2, fence = $3, saved = clock_timestamp() WHERE token = $1",
      [.text(request.token), .text(claimed.owner.node), .integer(claimed.owner.fence)]
    )
    return claimed
  }

  /// Returns the number of a process's claim of a session; of the first claim, if the session isn't stored.
  static func fence(of token: String, at node: String, _ link: PostgresLink) throws -> Int {
    let rows = try link.run(
      "SELECT fence FROM usher_session WHERE token = $1 AND node = $2",
      [.text(token), .text(node)]
    )
    return rows.count == 1 ? rows.integer(0, 0) : 1
  }

  /// Lets another process claim a session at once, unless this one has claimed it again.
  static func release(
    _ token: String,
    by owner: SessionOwner,
    _ link: PostgresLink
  ) throws {
    try link.run(
      "UPDATE usher_session SET node = '' WHERE token = $1 AND node = $2 AND fence = $3",
      [.text(token), .text(owner.node), .integer(owner.fence)]
    )
  }

  /// Returns the names of a visitor's sessions that show an address, the newest first.
  static func tokens(
    of visitor: Visitor,
    app: String,
    address: String,
    within lifetime: Int,
    _ link: PostgresLink
  ) throws -> [String] {
    let rows = try link.run(
      """
      SELECT token FROM usher_session WHERE visitor = $1 AND app = $2 AND address = $3 AND NOT ended
        AND saved > now() - $4 * interval '1 second'
      ORDER BY saved DESC
      """,
      [.text(visitor.id), .text(app), .text(address), .integer(lifetime)]
    )
    return (0..<rows.count).map { rows.text($0, 0) }
  }

  /// Removes the record of a session, if its owner is this one.
  static func remove(_ token: String, owner: SessionOwner, _ link: PostgresLink) throws {
    guard let stored = try lock([token], link)[token], !stored.hasEnded else { return }
    guard stored.owner == owner else { throw SessionStoreError.stale(token, owner: stored.owner) }
    try end([token], link)
    // The owner needn't be told.
    try link.run("UPDATE usher_session SET node = '' WHERE token = $1", [.text(token)])
  }

  /// Ends the sessions of a visitor, of one app or of all, but for some.
  ///
  /// - Returns: the names of the sessions, by the process that owns them.
  static func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>,
    _ link: PostgresLink
  ) throws -> [String: [String]] {
    let rows = try link.run(
      """
      SELECT token, node FROM usher_session
      WHERE visitor = $1 AND ($2::text IS NULL OR app = $2) AND NOT token = ANY ($3) AND NOT ended
      ORDER BY token FOR UPDATE
      """,
      [.text(visitor.id), .text(app), .texts(Array(tokens))]
    )
    var ended: [String: [String]] = [:]
    for row in 0..<rows.count { ended[rows.text(row, 1), default: []].append(rows.text(row, 0)) }
    try end(ended.values.flatMap(\.self), link)
    return ended
  }

  /// Returns the sessions of a process that others have ended since it asked last.
  static func takeEnded(of node: String, _ link: PostgresLink) throws -> [String] {
    let rows = try link.run(
      "UPDATE usher_session SET node = '' WHERE node = $1 AND ended RETURNING token",
      [.text(node)]
    )
    return (0..<rows.count).map { rows.text($0, 0) }
  }

  /// Removes the records that were saved longer ago than `lifetime`, in seconds, and whose owners don't live; and processes
  /// that ended long ago.
  static func removeOld(_ lifetime: Int, _ link: PostgresLink) throws {
    try link.run(
      """
      DELETE FROM usher_session WHERE saved <= now() - $1 * interval '1 second' AND (ended OR NOT EXISTS (
        SELECT FROM usher_node WHERE name = node AND lives_until > now()))
      """,
      [.integer(lifetime)]
    )
    try link.run("DELETE FROM usher_node WHERE lives_until < now() - interval '1 day'")
  }

  /// Writes something as large as a large record, and undoes it, so that it fails if such a record would.
  ///
  /// - Parameter name: a name that no other process uses.
  static func probe(_ name: String, _ link: PostgresLink) throws {
    try link.run(
      "INSERT INTO usher_session VALUES ($1, '', 0, 0, '', '', '', 0, now())",
      [.text(name)]
    )
    // Other bytes would be compressed.
    let bytes = (0..<65_536).map { _ in UInt8.random(in: 0...255) }
    try link.run("INSERT INTO usher_part VALUES ($1, '-', $2)", [.text(name), .bytes(bytes)])
    try link.run("DELETE FROM usher_session WHERE token = $1", [.text(name)])
  }
}
#endif
