public import Foundation
import UsherPubSub

/// A store of files in a folder. The contents are in files with generated names, the rest is in a database there.
///
/// Only one process may use a folder at a time.
public final class FolderFileStore: FileStore {
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

  package func files(of account: Account.ID) async throws -> [StoredFile] {
    try await told { try await index.files(of: account) }
  }

  @concurrent
  package func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of account: Account.ID,
    check: @Sendable () throws -> Void,
    progress: @Sendable (Int64) async -> Void
  ) async throws -> StoredFile {
    let name = try FileName.shown(name)
    guard size >= 0 else { throw FilesError.sizeMismatch }
    try check()
    let id = UUID().uuidString.lowercased()
    let temporary = incoming.appending(path: id)
    let final = contents.appending(path: id)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let upload = try IncomingFile(at: temporary, size: size)
    try await upload.take(chunks, progress)
    try check()
    let file = StoredFile(id: id, name: name, size: size, date: now())
    do {
      try await index.add(file, of: account) {
        try FileManager.default.moveItem(at: temporary, to: final)
      }
    } catch {
      try? FileManager.default.removeItem(at: final)
      throw FilesError.storage("\(error)")
    }
    listeners.send((), key: account)
    return file
  }

  package func delete(_ id: StoredFile.ID, of account: Account.ID) async throws {
    let date = now()
    guard try await told({ try await index.delete(id, of: account, at: date) }) else {
      throw FilesError.unknownFile
    }
    listeners.send((), key: account)
    removeContents(
      of: try await told { try await index.removeDeleted(before: date - Self.undoTime) }
    )
  }

  package func restore(_ id: StoredFile.ID, of account: Account.ID) async throws {
    guard try await told({ try await index.restore(id, of: account) }) else {
      throw FilesError.unknownFile
    }
    listeners.send((), key: account)
  }

  package func discard(_ id: StoredFile.ID, of account: Account.ID) async throws {
    removeContents(of: try await told { try await index.removeDeleted(id, of: account) })
  }

  /// Removes contents whose file is gone for good. If this fails, the next start removes them.
  private func removeContents(of ids: [StoredFile.ID]) {
    for id in ids { try? FileManager.default.removeItem(at: contents.appending(path: id)) }
  }

  package func changes(of account: Account.ID) -> AsyncStream<Void> {
    listeners.changes(key: account)
  }

  package func contents(of id: StoredFile.ID, of account: Account.ID) async throws -> FileContents {
    let file = try await told { try await index.file(id, of: account) }
    guard let file else { throw FilesError.unknownFile }
    return FileContents(name: file.name, size: file.size, location: contents.appending(path: id))
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
