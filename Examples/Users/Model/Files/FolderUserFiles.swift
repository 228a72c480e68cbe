public import Foundation
import UsherPubSub

/// A store of files in a folder. The contents are in files with generated names, the rest is in a database there.
///
/// Only one process may use a folder at a time.
public final class FolderUserFiles: UserFiles {
  let listeners = Subscribers<Void>()
  private let index: FileIndex
  private let contents: URL
  /// The folder of running uploads.
  private let incoming: URL
  private let now: @Sendable () -> Date

  /// The time in which a deleted file can be restored: a day, in seconds.
  private static let undoTime: TimeInterval = 86_400

  /// Opens the folder, or creates it. Removes unfinished uploads of an earlier process, and files whose time to be
  /// restored is over.
  ///
  /// - Throws: `FilesError.storage` when the folder or its database can't be used.
  public convenience init(folder: URL) throws {
    try self.init(folder: folder, now: { Date() })
  }

  init(folder: URL, now: @escaping @Sendable () -> Date) throws {
    self.now = now
    contents = folder.appending(path: "contents", directoryHint: .isDirectory)
    incoming = folder.appending(path: "incoming", directoryHint: .isDirectory)
    do {
      try? FileManager.default.removeItem(at: incoming)
      for folder in [contents, incoming] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      index = try FileIndex(path: folder.appending(path: "files.sqlite").path)
      try index.removeDeleted(before: now() - Self.undoTime)
      let known = try index.ids()
      let names = try FileManager.default.contentsOfDirectory(atPath: contents.path)
      for name in names where !known.contains(name) {
        try FileManager.default.removeItem(at: contents.appending(path: name))
      }
    } catch {
      throw FilesError.storage("\(error)")
    }
  }

  package func plan(of user: User.ID) async throws -> Plan {
    try await told { try await index.plan(of: user) }
  }

  package func setPlan(_ plan: Plan, of user: User.ID) async throws {
    if try await told({ try await index.setPlan(plan, of: user) }) {
      listeners.send((), key: "\(user)")
    }
  }

  package func files(of user: User.ID) async throws -> [StoredFile] {
    try await told { try await index.files(of: user) }
  }

  @concurrent
  package func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of user: User.ID,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile {
    let name = try FileName.shown(name)
    guard size >= 0 else { throw FilesError.sizeMismatch }
    try StorageRule.check(size: size, plan: await plan(of: user))
    let id = UUID().uuidString.lowercased()
    let temporary = incoming.appending(path: id)
    let final = contents.appending(path: id)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let upload = try IncomingFile(at: temporary, size: size)
    try await upload.take(chunks, progress)
    let file = StoredFile(id: id, name: name, size: size, date: now())
    do {
      try await index.add(file, of: user) {
        try FileManager.default.moveItem(at: temporary, to: final)
      }
    } catch {
      try? FileManager.default.removeItem(at: final)
      throw FilesError.storage("\(error)")
    }
    listeners.send((), key: "\(user)")
    return file
  }

  package func delete(_ id: StoredFile.ID, of user: User.ID) async throws {
    let date = now()
    guard try await told({ try await index.delete(id, of: user, at: date) }) else {
      throw FilesError.unknownFile
    }
    listeners.send((), key: "\(user)")
    removeContents(
      of: try await told { try await index.removeDeleted(before: date - Self.undoTime) }
    )
  }

  package func restore(_ id: StoredFile.ID, of user: User.ID) async throws {
    guard try await told({ try await index.restore(id, of: user) }) else {
      throw FilesError.unknownFile
    }
    listeners.send((), key: "\(user)")
  }

  package func discard(_ id: StoredFile.ID, of user: User.ID) async throws {
    removeContents(of: try await told { try await index.removeDeleted(id, of: user) })
  }

  /// Removes contents whose file is gone for good. If this fails, the next start removes them.
  private func removeContents(of ids: [StoredFile.ID]) {
    for id in ids { try? FileManager.default.removeItem(at: contents.appending(path: id)) }
  }

  package func changes(of user: User.ID) -> AsyncStream<Void> {
    listeners.changes(key: "\(user)")
  }

  /// Returns a file with the location of its contents.
  ///
  /// - Throws: `unknownFile`, also for a file of another user.
  public func contents(of id: String, user: Int) async throws -> FileContents {
    guard let file = try await files(of: user).first(where: { $0.id == id }) else {
      throw FilesError.unknownFile
    }
    let location = try location(of: id, user: user)
    return FileContents(name: file.name, size: file.size, location: location)
  }

  /// Returns the location of a file's contents, for sending them to the file's owner.
  ///
  /// - Throws: `unknownFile`, also for a file of another user.
  package func location(of id: StoredFile.ID, user: User.ID) throws -> URL {
    let isKnown: Bool
    do {
      isKnown = try index.contains(id, of: user)
    } catch {
      throw FilesError.storage("\(error)")
    }
    guard isKnown else { throw FilesError.unknownFile }
    return contents.appending(path: id)
  }

  /// Runs `body`, and turns its errors into `FilesError.storage`. Cancellation stays a `CancellationError`.
  private func told<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch is CancellationError {
      throw CancellationError()
    } catch {
      try Task.checkCancellation()
      throw FilesError.storage("\(error)")
    }
  }
}
