import Foundation

/// Keeps other processes from using a file or folder, as long as the object exists.
///
/// The lock belongs to the process: it ends with it, whatever ended it. So a file that a killed process has left doesn't
/// hold up the next one. A second process is told who holds the lock.
///
/// ```swift
/// let lock = try ProcessLock(path: "data/sessions.sqlite.lock", of: "data/sessions.sqlite")
/// ```
public final class ProcessLock: Sendable {
  private let file: Int32

  /// Takes the lock.
  ///
  /// - Parameters:
  ///   - path: the path of the lock's own file, which is made if there is none and stays.
  ///   - subject: the path of what is locked, for errors.
  /// - Throws: ``DataFolderError``: `locked` if another process, or another object of this one, has the lock;
  ///   otherwise, if the file can't be made.
  public init(path: String, of subject: String) throws(DataFolderError) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw DataFolderError(opening: subject, errno) }
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      let problem = errno
      if problem == EINTR { continue }
      defer { close(file) }
      guard problem == EWOULDBLOCK else { throw DataFolderError(opening: subject, problem) }
      throw DataFolderError(.locked, subject, Self.holder(in: file))
    }
    self.file = file
    note()
  }

  deinit { close(file) }

  /// Writes who has the lock. If the disk is full, the lock holds nevertheless.
  private func note() {
    let process = ProcessInfo.processInfo.processIdentifier
    let since = Date().formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space))
    let text = Array(
      "process \(process) on \(Self.machine), since \(since)\n".utf8
    )
    if pwrite(file, text, text.count, 0) == text.count { _ = ftruncate(file, off_t(text.count)) }
  }

  /// The name of this machine. `ProcessInfo` would ask the network for it, and wait.
  static var machine: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "an unknown machine" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Reads who has the lock; `nil` if the holder hasn't written it yet.
  private static func holder(in file: Int32) -> String? {
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = pread(file, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let line = String(decoding: bytes.prefix(count).prefix { $0 >= 32 }, as: UTF8.self)
    return line.hasPrefix("process ") ? line : nil
  }
}
