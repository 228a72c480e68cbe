import Foundation

/// A file while it comes.
struct IncomingFile {
  private let handle: FileHandle
  private let size: Int64

  init(at location: URL, size: Int64) throws(FilesError) {
    guard FileManager.default.createFile(atPath: location.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: location)
    else { throw .storage("\(location.lastPathComponent) can't be written") }
    self.handle = handle
    self.size = size
  }

  /// Writes what comes, as it comes, and closes the file.
  ///
  /// - Throws: `sizeMismatch` as soon as there is too much, and at the end if there is too little.
  func take(
    _ chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    _ progress: @Sendable (Int64) async -> Void
  ) async throws {
    defer { try? handle.close() }
    var count: Int64 = 0
    for try await chunk in chunks {
      try Task.checkCancellation()
      count += Int64(chunk.count)
      guard count <= size else { throw FilesError.sizeMismatch }
      do {
        try handle.write(contentsOf: chunk)
      } catch {
        throw FilesError.storage("\(error)")
      }
      await progress(count)
    }
    // A stream just ends when its task is cancelled, so this isn't a file that is too short.
    try Task.checkCancellation()
    guard count == size else { throw FilesError.sizeMismatch }
  }
}
