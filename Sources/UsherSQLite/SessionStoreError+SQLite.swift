#if SQLite
import Foundation
import GRDB
import UsherWeb

extension SessionStoreError {
  /// Makes the error of a store from an error of SQLite.
  ///
  /// - Parameter path: the path of the database.
  init(_ error: any Error, at path: String) {
    if let error = error as? SessionStoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .unavailable(path, underlying: error)
      return
    }
    switch error.resultCode {
    case .SQLITE_FULL: self = .full(path, underlying: error)
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .readOnly(path, underlying: error)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt(path, underlying: error)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path, underlying: error)
    case .SQLITE_CANTOPEN: self = Self.cantOpen(path, error)
    case .SQLITE_IOERR where Self.isFull(path): self = .full(path, underlying: error)
    default:
      self = .unavailable(path, error.message ?? "\(error.resultCode)", underlying: error)
    }
  }

  /// SQLite doesn't say why it can't open a file, so the file is opened once more.
  private static func cantOpen(_ path: String, _ error: DatabaseError) -> SessionStoreError {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return SessionStoreError(DataFolderError(opening: path, errno)) }
    close(file)
    // It may be a file beside it.
    if isFull(path) { return .full(path, underlying: error) }
    return .unavailable(path, error.message, underlying: error)
  }

  /// Whether the disk of a file has less space than a transaction needs.
  private static func isFull(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder)
    guard let free = attributes?[.systemFreeSize] as? NSNumber else { return false }
    return free.int64Value < 1 << 18
  }
}
#endif
