#if PostgreSQL
import Foundation
import PostgresClient
import Synchronization
public import UsherWeb

/// Stores open pages in a PostgreSQL database, which several processes can use at once: each of them continues the pages of
/// the others.
///
/// One process owns a page at a time. A process says at regular times that it lives. When a page's browser comes to another
/// process, that one asks the owner to hand the page over; if the owner doesn't live any more, the page is claimed without
/// it. A process that was thought dead can't write afterwards.
///
/// What pages save at the same time is written in one transaction. Of each page only those parts are written that have
/// changed. A record that was saved survives the end of the process and of the database, and the loss of power, as the
/// database's own settings say. Only the newest 200 sessions of each browser are kept.
///
/// The tables' names begin with `usher_`. They contain what people have typed: let nobody read them who may not.
///
/// ```swift
/// let store = try await PostgresSessionStore("postgres://site:secret@localhost/site")
/// try await UsherServer(WebHost([app], store: store)).run()
/// ```
public final class PostgresSessionStore: SessionStore {
  private let address: PostgresAddress
  private let pool: PostgresPool
  private let batches: Batches<SessionWrite, SessionTable.Outcome>
  private let lifetime: Int
  private let lease: Duration
  private let membership = Mutex<Membership?>(nil)

  /// The address of the database, without a password.
  public var name: String { address.description }

  /// Connects to a database, and makes the tables if they are missing.
  ///
  /// - Parameters:
  ///   - address: the database, which must exist: `postgres://user:password@host:port/database`. Missing parts come from
  ///     the usual sources of PostgreSQL's clients, for example `PGPASSWORD` and `~/.pgpass`.
  ///   - lifetime: how long a page is kept after it was last stored. Fractions of a second are dropped.
  ///   - lease: the time, in whole milliseconds and at least 500, after which a process that says nothing isn't known to live, so that
  ///     others continue its pages. It says so four times as often.
  ///   - connections: how many transactions can run at a time, in addition to the connection on which processes tell each
  ///     other that they live.
  /// - Throws: `SessionStoreError`: `location` if that is no address, `unavailable` if the database can't be used.
  public init(
    _ address: String,
    lifetime: Duration = StoreSettings().lifetime,
    lease: Duration = .seconds(3),
    connections: Int = 3
  ) async throws(SessionStoreError) {
    do { self.address = try PostgresAddress(address) } catch {
      throw .noDatabase(error.description)
    }
    self.lifetime = Int(lifetime.components.seconds)
    self.lease = max(.milliseconds(500), lease)
    // A process that stands still in a transaction must not hold up the others.
    pool = PostgresPool(
      self.address,
      for: "usher",
      count: connections,
      timeout: .seconds(10),
      lockTimeout: .seconds(1),
      idleTimeout: .seconds(2)
    )
    batches = Self.batches(pool, lifetime: self.lifetime)
    try await perform(.writing) { try Schema.migrations.run($0) }
    try await removeOld()
  }

  /// The number of saves after which records that are too old are removed.
  private static let cleaningInterval = 10_000

  private static func batches(
    _ pool: PostgresPool,
    lifetime: Int
  ) -> Batches<SessionWrite, SessionTable.Outcome> {
    let saves = Mutex(0)
    return Batches(
      bytes: { $0.changed.values.reduce(0) { $0 + $1.count } },
      // A session whose save was given up may try again while the first attempt still waits.
      conflict: \.token,
      after: { count in
        let isTimeToClean = saves.withLock { saves in
          saves += count
          guard saves >= cleaningInterval else { return false }
          saves = 0
          return true
        }
        guard isTimeToClean else { return }
        // If it fails, it is done later.
        try? await pool.perform(.writing) { try SessionTable.removeOld(lifetime, $0) }
      },
      write: { writes in
        try await pool.perform(.writing) { try SessionTable.save(writes, $0) }
      }
    )
  }

  /// Stores a session, or the parts of it that have changed. Returns when the transaction is complete.
  ///
  /// - Throws: `SessionStoreError` if it isn't stored, or if that isn't known.
  public func save(_ write: SessionWrite) async throws(SessionStoreError) {
    let outcome: SessionTable.Outcome
    do { outcome = try await batches.add(write) } catch { throw SessionStoreError(error, at: name) }
    try outcome.get()
  }

  /// Returns the record of a session; `nil` if there is none, or if it was saved longer ago than the store's
  /// `lifetime`.
  ///
  /// - Throws: `SessionStoreError` if it can't be read.
  public func record(of token: String) async throws(SessionStoreError) -> SessionRecord? {
    try await perform(.reading) { [lifetime] in
      try SessionTable.record(of: token, within: lifetime, $0)
    }
  }

  /// Makes the process that asks the owner of a session, and returns its record; `nil` if there is none that is new enough.
  /// If the owner is known to live, it is asked to hand the session over first.
  ///
  /// - Throws: `SessionStoreError`: `inUse` if another document shows the page, `owned` if the owner hasn't handed the
  ///   session over within 1.5 seconds.
  public func claim(
    _ request: SessionRequest
  ) async throws(SessionStoreError) -> SessionRecord? {
    let owner: String
    do {
      if let record = try await claimNow(request) { return record }
      guard let maker = try await maker(of: request) else { return nil }
      owner = maker
    } catch {
      guard error.code == .owned, let other = error.owner else { throw error }
      owner = other.node
    }
    guard let member = membership.withLock(\.self) else { return try await claimNow(request) }
    switch await member.ask(owner, for: request) {
    case .released: return try await claimNow(request)
    case .inUse: throw .inUse(request.token, at: owner)
    case .later:
      // Its lease may have ended meanwhile. What isn't stored yet isn't lost: its owner stores it.
      guard let record = try await claimNow(request) else {
        throw .owned(request.token, by: SessionOwner(node: owner, fence: 1))
      }
      return record
    }
  }

  /// Returns the process that made a session, if it lives: it may have the session without having stored it.
  private func maker(of request: SessionRequest) async throws(SessionStoreError) -> String? {
    guard let origin = request.origin else { return nil }
    return try await perform(.reading) { try NodeTable.living($0, beginningWith: origin) }
  }

  private func claimNow(
    _ request: SessionRequest
  ) async throws(SessionStoreError) -> SessionRecord? {
    try await perform(.writing) { [lifetime] in
      try SessionTable.claim(request, within: lifetime, $0)
    }
  }

  /// Returns the names of a visitor's sessions that show an address, the one that was saved last first.
  ///
  /// - Throws: `SessionStoreError` if they can't be read.
  public func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String] {
    try await perform(.reading) { [lifetime] in
      try SessionTable.tokens(of: visitor, app: app, address: address, within: lifetime, $0)
    }
  }

  /// Removes the record of a session.
  ///
  /// - Throws: `SessionStoreError` if the record is still there.
  public func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try await perform(.writing) { try SessionTable.remove(token, owner: owner, $0) }
  }

  /// Removes the records of a visitor, of one app or of all, but for some, and ends their pages, also at other processes.
  ///
  /// - Throws: `SessionStoreError` if not all of them are removed.
  public func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>
  ) async throws(SessionStoreError) {
    let own = membership.withLock { $0?.node.name }
    try await perform(.writing) { link in
      var ended = try SessionTable.remove(allOf: visitor, app: app, besides: tokens, link)
      // The host that removes them has ended its own pages.
      if let own { ended[own] = nil }
      try Membership.tellEnded(ended, link)
    }
  }

  /// Says from now on that this process lives, and lets the others ask for its sessions.
  public func join(_ node: SessionNode) {
    membership.withLock { $0 = Membership(node, address, pool, lease: lease) }
  }

  /// Closes the connections. Before that the process leaves, so that others continue its pages at once.
  public func close() async {
    let member = membership.withLock { member in
      defer { member = nil }
      return member
    }
    await member?.leave()
    await pool.close()
  }

  /// Writes something, and removes it.
  ///
  /// - Throws: `SessionStoreError` if it can't be written.
  public func check() async throws(SessionStoreError) {
    let name = "probe \(UUID().uuidString)"
    try await perform(.writing) { try SessionTable.probe(name, $0) }
  }

  /// Removes the records that were last saved longer ago than the store's `lifetime`. The store does this by itself when
  /// it is made, and after each 10,000 saves.
  ///
  /// - Throws: `SessionStoreError` if the records can't be removed.
  public func removeOld() async throws(SessionStoreError) {
    try await perform(.writing) { [lifetime] in try SessionTable.removeOld(lifetime, $0) }
  }

  private func perform<Value: Sendable>(
    _ transaction: PostgresTransaction,
    _ body: @Sendable (PostgresLink) throws -> Value
  ) async throws(SessionStoreError) -> Value {
    do { return try await pool.perform(transaction, body) } catch {
      throw SessionStoreError(error, at: name)
    }
  }
}
#endif
