import Foundation
import Testing
import UsersModel

/// Returns a sequence of these pieces.
func pieces(_ pieces: [String]) -> AsyncThrowingStream<[UInt8], any Error> {
  let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
  for piece in pieces { continuation.yield(Array(piece.utf8)) }
  continuation.finish()
  return stream
}

/// Returns a sequence that must not be read.
func unasked() -> AsyncThrowingStream<[UInt8], any Error> {
  AsyncThrowingStream {
    Issue.record("The file was asked for.")
    return nil
  }
}

extension FileStore {
  /// Stores a file that arrives in these pieces, with the right size; nobody refuses it.
  @discardableResult
  func store(_ name: String, _ pieces: [String], of account: Account.ID) async throws -> StoredFile
  {
    try await store(
      name,
      size: Int64(pieces.joined().utf8.count),
      chunks: UsersModelTests.pieces(pieces),
      of: account
    )
  }

  @discardableResult
  func store(
    _ name: String,
    size: Int64,
    chunks: any AsyncSequence<[UInt8], any Error> & Sendable,
    of account: Account.ID,
    progress: @Sendable (Int64) async -> Void = { _ in }
  ) async throws -> StoredFile {
    try await store(
      name,
      size: size,
      chunks: chunks,
      of: account,
      check: {},
      progress: progress
    )
  }
}

/// Returns the names of the files that are stored in a folder, or still arriving.
func contents(of folder: URL) throws -> [String] {
  try ["contents", "incoming"].flatMap {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path)
  }
}
