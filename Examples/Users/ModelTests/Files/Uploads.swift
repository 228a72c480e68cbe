import Foundation
import UsersModel

/// What comes in these pieces.
func pieces(_ pieces: [String]) -> AsyncThrowingStream<[UInt8], any Error> {
  let (stream, continuation) = AsyncThrowingStream<[UInt8], any Error>.makeStream()
  for piece in pieces { continuation.yield(Array(piece.utf8)) }
  continuation.finish()
  return stream
}

extension UserFiles {
  /// Stores what comes in these pieces, declared as large as it is.
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

/// Makes a folder, and removes it afterwards.
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

/// The names of what is stored in a folder, or still comes.
func contents(of folder: URL) throws -> [String] {
  try ["contents", "incoming"].flatMap {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: $0).path)
  }
}
