import Foundation
import UsersModel

/// Returns a sequence of these pieces.
func pieces(_ pieces: [String]) -> AsyncThrowingStream<[UInt8], any Error> {
  let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
  for piece in pieces { continuation.yield(Array(piece.utf8)) }
  continuation.finish()
  return stream
}

extension UserFiles {
  /// Stores a file that arrives in these pieces, with the right size.
  @discardableResult
  func store(_ name: String, _ pieces: [String], of user: User.ID) async throws -> StoredFile {
    try await store(
      name,
      size: Int64(pieces.joined().utf8.count),
      chunks: UsersModelTests.pieces(pieces),
      of: user,
      progress: { _ in }
    )
  }
}

/// Returns the names of the files that are stored in a folder, or still arriving.
func contents(of folder: URL) throws -> [String] {
  try ["contents", "incoming"].flatMap {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path)
  }
}
