import Foundation

/// What tells that a file has changed.
struct FileVersion: Equatable {
  let isFolder: Bool
  private let seconds: Int
  private let nanoseconds: Int
  private let size: Int64

  /// Looks at a file or folder; `nil` if there is none that can be read.
  ///
  /// It asks the system itself: Foundation's attributes take ten times as long, which is too long for hundreds of files many
  /// times in a second.
  init?(_ path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    isFolder = info.st_mode & S_IFMT == S_IFDIR
    #if canImport(Darwin)
    let time = info.st_mtimespec
    #else
    let time = info.st_mtim
    #endif
    (seconds, nanoseconds, size) = (time.tv_sec, time.tv_nsec, Int64(info.st_size))
  }
}
