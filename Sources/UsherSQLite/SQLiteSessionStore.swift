#if SQLite
import Foundation
import GRDB
import Synchronization
public import UsherWeb

/// Stores open pages in an SQLite file, so that they continue after the server's process was killed.
///
/// What pages save at the same time is written in one transaction (write-ahead log). Of each page only those parts are
/// written that have changed. A stored record survives if the process ends, at any moment; whether it survives the loss
/// of power, `StoreSettings.Durability` says. Only the newest 200 sessions of each browser are kept.
///
/// One process uses the file: a second one is told who holds it. A damaged file is set aside, and a new one begun, also
/// while the server runs: then pages that a browser shows are stored anew, and all others start again from their
/// addresses.
///
/// The file, and those beside it, can be read by the user of the process only: they contain what people have typed.
///
/// ```swift
/// let store = try SQLiteSessionStore(path: "data/sessions.sqlite")
/// try await UsherServer(WebHost([app], store: store)).run()
/// ```
public final class SQLiteSessionStore: SessionStore {
  private let lock: ProcessLock
  private let file: SessionFile
  private let lifetime: TimeInterval
  private let queue: WriteQueue
  /// Knows which events and pages ended earlier processes; `nil` if its files, which are beside the database, can't be
  /// used.
  public let crashLog: CrashLog?

  /// The path of the file.
  public var name: String { file.path }

  /// Opens a store, and creates its file if there is none.
  ///
  /// - Parameters:
  ///   - path: the path of the file. Its folder must exist.
  ///   - settings: how long pages are kept, what they survive, and how large the file gets. `durability` is SQLite's
  ///     `synchronous`.
  ///   - report: called on any thread with a text about a problem, for a log; by default it is printed on standard
  ///     error.
  /// - Throws: `SessionStoreError`: `locked` if another process uses the file, `location` if there can't be a file at
  ///   this path, `readOnly` or `full` if nothing can be written there.
  public init(
    path: String,
    settings: StoreSettings = StoreSettings(),
    report: @escaping @Sendable (String) -> Void = WebHost.printError
  ) throws(SessionStoreError) {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw .location(path, "\(path) is a folder and not a file")
    }
    do {
      lock = try ProcessLock(path: path + ".lock", of: path)
    } catch {
      throw SessionStoreError(error)
    }
    file = try SessionFile(path, settings, report)
    self.lifetime = TimeInterval(settings.lifetime.components.seconds)
    queue = WriteQueue(file, lifetime: self.lifetime)
    do { crashLog = try CrashLog(path: path) } catch {
      // Pages are kept nevertheless.
      crashLog = nil
      report("\(error) Until then, an event that ends the process is tried again.")
    }
    // A full disk doesn't keep the server from starting: it may be able to read.
    do { try removeOld() } catch { report(error.description) }
  }

  /// The time before which records are too old.
  static func oldest(_ lifetime: TimeInterval) -> TimeInterval {
    Date().timeIntervalSince1970 - lifetime
  }

  /// Stores a session, or the parts of it that have changed. Returns when the transaction is complete.
  ///
  /// - Throws: `SessionStoreError` if it isn't stored. If the transaction fails, nothing in it is stored.
  public func save(_ write: SessionWrite) async throws(SessionStoreError) {
    try await queue.perform { try SessionTable.save(write, $0) }
  }

  /// Returns the record of a session; `nil` if there is none, or if it was saved longer ago than the store's
  /// `lifetime`.
  ///
  /// - Throws: `SessionStoreError` if the file can't be read.
  public func record(of token: String) async throws(SessionStoreError) -> SessionRecord? {
    let oldest = Self.oldest(lifetime)
    return try await read(nil) { try SessionTable.record(of: token, since: oldest, $0) }
  }

  /// Makes the process that asks the owner of a session, and returns its record; `nil` if there is none that is new enough.
  ///
  /// - Throws: `SessionStoreError` if the file can't be read or written.
  public func claim(
    _ request: SessionRequest
  ) async throws(SessionStoreError) -> SessionRecord? {
    let oldest = Self.oldest(lifetime)
    let record = Claimed()
    try await queue.perform { db in
      record.set(try SessionTable.claim(request, since: oldest, db))
    }
    return record.value
  }

  /// Returns the names of a visitor's sessions that show an address, the one that was saved last first.
  ///
  /// - Throws: `SessionStoreError` if the file can't be read.
  public func tokens(
    of visitor: Visitor,
    app: String,
    address: String
  ) async throws(SessionStoreError) -> [String] {
    let oldest = Self.oldest(lifetime)
    return try await read([]) { db in
      try SessionTable.tokens(of: visitor, app: app, address: address, since: oldest, db)
    }
  }

  /// Removes the record of a session.
  ///
  /// - Throws: `SessionStoreError` if the record is still there.
  public func remove(_ token: String, owner: SessionOwner) async throws(SessionStoreError) {
    try await queue.perform { try SessionTable.remove(token, owner: owner, $0) }
  }

  /// Removes the records of a visitor, of one app or of all, but for some.
  ///
  /// - Throws: `SessionStoreError` if not all of them are removed.
  public func remove(
    allOf visitor: Visitor,
    app: String?,
    besides tokens: Set<String>
  ) async throws(SessionStoreError) {
    try await queue.perform {
      try SessionTable.remove(allOf: visitor, app: app, besides: tokens, $0)
    }
  }

  /// Sets what is called when a damaged file was replaced.
  public func onLoss(_ handle: @escaping @Sendable () -> Void) { file.setOnLoss(handle) }

  /// Closes the file, so that all of it is in the database and nothing in `-wal`. It is opened again when it is needed.
  public func close() async { file.close() }

  /// Writes something, and removes it.
  ///
  /// - Throws: `SessionStoreError` if it can't be written.
  public func check() async throws(SessionStoreError) {
    try await queue.perform { try SessionTable.probe($0) }
  }

  /// Removes the records that were last saved longer ago than the store's `lifetime`. The store does this by itself
  /// when it opens, and after each 10 000 saves.
  ///
  /// - Throws: `SessionStoreError` if the records can't be removed.
  public func removeOld() throws(SessionStoreError) {
    do {
      try file.pool().write { try SessionTable.removeOld(before: Self.oldest(lifetime), $0) }
    } catch { throw SessionStoreError(error, at: file.path) }
  }

  /// Reads from the file. If it is damaged, it is set aside, and there is nothing.
  private func read<Value: Sendable>(
    _ nothing: Value,
    _ read: @escaping @Sendable (Database) throws -> Value
  ) async throws(SessionStoreError) -> Value {
    let pool = try file.pool()
    do { return try await pool.read(read) } catch {
      let error = SessionStoreError(error, at: file.path)
      guard error.code == .corrupt else { throw error }
      try file.replace(pool, because: error)
      return nothing
    }
  }
}

/// The record that a transaction has claimed.
private final class Claimed: Sendable {
  private let record = Mutex<SessionRecord?>(nil)
  var value: SessionRecord? { record.withLock { $0 } }
  func set(_ value: SessionRecord?) { record.withLock { $0 = value } }
}
#endif
