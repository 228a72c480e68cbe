import Foundation
import Synchronization

/// Reads a file from its beginning to its end.
final class DiskReader: Sendable {
  private let path: String
  private let file = Mutex<FileHandle?>(nil)

  init(_ path: String) { self.path = path }

  /// The next bytes; none at the end; `nil` if the file can't be read.
  func read(upTo count: Int) -> [UInt8]? {
    file.withLock { file in
      guard let open = file ?? Self.open(path) else { return nil }
      file = open
      do { return try open.read(upToCount: count).map(Array.init) ?? [] } catch { return nil }
    }
  }

  /// Opens what has a content of its own. A pipe would wait for somebody at its other end, and a device has no end.
  private static func open(_ path: String) -> FileHandle? {
    let descriptor = Foundation.open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return handle
  }
}
