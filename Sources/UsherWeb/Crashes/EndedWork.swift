import Foundation

/// What processes that have ended were doing, and the files that tell it.
struct EndedWork {
  /// Each work once for each process that it ran in.
  var works: [Work] = []
  var paths: [String] = []

  /// Removes the files, once the work is noted elsewhere.
  func remove() {
    for path in paths { unlink(path) }
  }
}
