import Foundation

/// Writes a file of the person's.
enum DiskWriter {
  /// Writes a file beside the one that is there, and puts it in its place.
  ///
  /// - Returns: 0, or the system's number of the error.
  static func write(_ content: [UInt8], to path: String) -> Int32 {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var status = stat()
    let isThere = stat(url.path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return EPERM }
    let folder = url.deletingLastPathComponent().path
    var template = Array("\(folder)/.usher-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return errno }
    let name = template.dropLast().map { UInt8(bitPattern: $0) }
    let temporary = String(decoding: name, as: UTF8.self)
    let mode = isThere ? status.st_mode & 0o7777 : 0o666 & ~FileMask.ofPerson
    let code = fill(descriptor, content, mode)
    close(descriptor)
    guard code == 0, rename(temporary, url.path) == 0 else {
      let problem = code == 0 ? errno : code
      unlink(temporary)
      return problem
    }
    return 0
  }

  private static func fill(_ descriptor: Int32, _ content: [UInt8], _ mode: mode_t) -> Int32 {
    let problem = write(content, to: descriptor)
    guard problem == 0 else { return problem }
    return fchmod(descriptor, mode) == 0 && fsync(descriptor) == 0 ? 0 : errno
  }

  /// Writes everything to an open file; returns the number of the system's error, or 0.
  static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}
