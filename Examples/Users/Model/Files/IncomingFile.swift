import Foundation

/// A file that is still arriving.
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

  /// Writes each piece when it arrives, then closes the file.
  ///
  /// - Throws: `sizeMismatch` as soon as too many bytes arrived, or at the end if too few did; `storage` when the disk
  ///   fails; `CancellationError`; any error of `chunks`.
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
    // When a task is cancelled, its stream simply ends. So the file isn't too short: it was cancelled.
    try Task.checkCancellation()
    guard count == size else { throw FilesError.sizeMismatch }
  }
}
