#if SQLite
import Foundation
import GRDB
import Synchronization
import UsherWeb

/// The database file of a store. A damaged one is set aside, and another begun.
final class SessionFile: Sendable {
  let path: String
  private let settings: StoreSettings
  private let report: @Sendable (String) -> Void
  private let current: Mutex<State>

  private struct State {
    /// `nil` after a damaged file couldn't be replaced, or the file was closed. Then it is tried whenever the file is needed.
    var pool: DatabasePool?
    /// Whether records were lost that nobody was told of yet.
    var hasLost = false
    var onLoss: (@Sendable () -> Void)?
  }

  /// A file up to this size is read through when it is opened, to find damage.
  private static let checkedSize = 256 << 20
  /// How many damaged files are kept.
  private static let keptFiles = 3
  private static let endings = ["", "-wal", "-shm"]

  init(
    _ path: String,
    _ settings: StoreSettings,
    _ report: @escaping @Sendable (String) -> Void
  ) throws(SessionStoreError) {
    self.path = path
    self.settings = settings
    self.report = report
    let open = { () throws(SessionStoreError) in
      try Self.open(path, settings, report)
    }
    do {
      current = Mutex(State(pool: try open()))
    } catch {
      guard error.code == .corrupt else { throw error }
      try Self.setAside(path, error, report)
      current = Mutex(State(pool: try open()))
    }
  }

  /// Returns the pool of the present file.
  ///
  /// - Throws: `SessionStoreError` if a damaged file couldn't be replaced, and can't be now.
  func pool() throws(SessionStoreError) -> DatabasePool {
    let (pool, onLoss) = try current.withLock { state throws(SessionStoreError) in
      if let pool = state.pool { return (pool, nil as (@Sendable () -> Void)?) }
      let pool = try openAnew(&state)
      return (pool, told(&state))
    }
    onLoss?()
    return pool
  }

  /// SQLite's `synchronous` of the connection that writes: 1 is NORMAL, 2 is FULL.
  func synchronous() throws -> Int? {
    try pool().writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
  }

  /// Closes the file. It is opened again when it is needed.
  func close() {
    current.withLock { state in
      guard let pool = state.pool else { return }
      // The connection that is closed last takes over what `-wal` has, if it may write.
      pool.invalidateReadOnlyConnections()
      // Something may still use it: then the end of the process closes it.
      guard (try? pool.close()) != nil else { return }
      state.pool = nil
    }
  }

  /// Sets what is called when a damaged file was replaced.
  func setOnLoss(_ handle: @escaping @Sendable () -> Void) {
    current.withLock { $0.onLoss = handle }
  }

  /// Sets the damaged file aside and begins another, unless that was done since this pool was the current one.
  func replace(_ damaged: DatabasePool, because error: SessionStoreError) throws(SessionStoreError)
  {
    let onLoss = try current.withLock { state throws(SessionStoreError) in
      guard state.pool === damaged else { return nil as (@Sendable () -> Void)? }
      // Readers may still be at work; they have the old file.
      try? state.pool?.close()
      state.pool = nil
      // Whatever becomes of the file, its records are gone.
      state.hasLost = true
      try Self.setAside(path, error, report)
      _ = try openAnew(&state)
      return told(&state)
    }
    onLoss?()
  }

  /// Opens the file, and sets it aside first if it is damaged.
  private func openAnew(_ state: inout State) throws(SessionStoreError) -> DatabasePool {
    do {
      let pool = try Self.open(path, settings, report)
      state.pool = pool
      return pool
    } catch {
      guard error.code == .corrupt else { throw error }
      try Self.setAside(path, error, report)
      state.hasLost = true
      let pool = try Self.open(path, settings, report)
      state.pool = pool
      return pool
    }
  }

  /// Returns what has to be called because records were lost, once.
  private func told(_ state: inout State) -> (@Sendable () -> Void)? {
    guard state.hasLost else { return nil }
    state.hasLost = false
    return state.onLoss
  }

  private static func open(
    _ path: String,
    _ settings: StoreSettings,
    _ report: @Sendable (String) -> Void
  ) throws(SessionStoreError) -> DatabasePool {
    hide(path, report)
    var configuration = Configuration()
    configuration.busyMode = .timeout(1)
    configuration.prepareDatabase { db in
      // What a person has typed isn't in the file any more when its record is removed.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      if let sizeLimit = settings.sizeLimit {
        let size = try Int.fetchOne(db, sql: "PRAGMA page_size") ?? 4096
        try db.execute(sql: "PRAGMA max_page_count = \(max(1, sizeLimit / size))")
      }
    }
    do {
      let pool = try DatabasePool(path: path, configuration: configuration)
      // The pool has set it to NORMAL, after its connections were prepared. Only this connection writes.
      if settings.durability == .full {
        try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      }
      try check(pool, path)
      try SessionTable.migrator.migrate(pool)
      return pool
    } catch {
      throw SessionStoreError(error, at: path)
    }
  }

  private static func check(_ pool: DatabasePool, _ path: String) throws {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= checkedSize else { return }
    let problems = try pool.read { try String.fetchAll($0, sql: "PRAGMA quick_check(1)") }
    guard problems == ["ok"] else {
      throw SessionStoreError.corrupt(
        path,
        underlying: DatabaseError(resultCode: .SQLITE_CORRUPT, message: problems.first)
      )
    }
  }

  /// Lets only the user of this process read the file, and those that SQLite has left beside it: they contain what
  /// people have typed. SQLite gives the files that it makes the same permissions.
  private static func hide(_ path: String, _ report: (String) -> Void) {
    let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
    let files = FileManager.default
    if !files.fileExists(atPath: path) {
      // If the file can't be made, opening it says why.
      _ = files.createFile(atPath: path, contents: nil, attributes: permissions)
    }
    for file in endings.map({ path + $0 }) where files.fileExists(atPath: file) {
      let known = try? files.attributesOfItem(atPath: file)[.posixPermissions] as? Int
      guard known != 0o600 else { continue }
      do { try files.setAttributes(permissions, ofItemAtPath: file) } catch {
        report(
          "“\(file)” keeps its permissions: \(error). To fix this, let it belong to the user of this process."
        )
      }
    }
  }

  /// Gives a damaged file, and those beside it, other names.
  private static func setAside(
    _ path: String,
    _ error: SessionStoreError,
    _ report: (String) -> Void
  ) throws(SessionStoreError) {
    let date = Date().formatted(Date.ISO8601FormatStyle(timeSeparator: .omitted))
    let beginning = "\(path).corrupt-"
    var other = beginning + date
    var number = 1
    while FileManager.default.fileExists(atPath: other) {
      number += 1
      other = "\(beginning)\(date)-\(number)"
    }
    for ending in endings where FileManager.default.fileExists(atPath: path + ending) {
      guard rename(path + ending, other + ending) == 0 else {
        throw SessionStoreError(DataFolderError(opening: path, errno))
      }
    }
    report(
      """
      \(path) is damaged\(error.underlying.map { " (\($0))" } ?? ""): it is now \(other), and a new file was begun. Pages \
      that no browser shows start again from their addresses. To fix this, look after the disk; delete the damaged file \
      when nobody wants to examine it.
      """
    )
    removeOldest(beginning)
  }

  /// Keeps only the newest of the damaged files, so that they don't fill the disk.
  private static func removeOldest(_ beginning: String) {
    let start = URL(fileURLWithPath: beginning)
    let folder = start.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let damaged = names.filter {
      $0.hasPrefix(start.lastPathComponent) && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
    }
    for name in damaged.sorted().dropLast(keptFiles) {
      for ending in endings { unlink(folder.appendingPathComponent(name + ending).path) }
    }
  }
}
#endif
