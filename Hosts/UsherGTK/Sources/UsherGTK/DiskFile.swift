import Foundation
import GTK
import Usher

/// A file on the disk, as an app reads a chosen one.
enum DiskFile {
  /// The size of a piece, in bytes.
  private static let piece = 256 * 1024

  @MainActor static func incoming(_ path: String) -> IncomingFile {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return IncomingFile(
      name: name,
      size: (attributes?[.size] as? NSNumber)?.int64Value ?? 0,
      contentType: Desktop.contentType(of: name),
      chunks: Pieces(path: path)
    )
  }

  /// The content of a file, piece by piece. A file that can't be read throws when it is read.
  struct Pieces: AsyncSequence, Sendable {
    let path: String

    func makeAsyncIterator() -> Iterator { Iterator(path: path) }

    struct Iterator: AsyncIteratorProtocol {
      let path: String
      private var handle: FileHandle?

      init(path: String) { self.path = path }

      mutating func next() async throws -> [UInt8]? {
        let open = try handle ?? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        handle = open
        guard let data = try open.read(upToCount: DiskFile.piece), !data.isEmpty else {
          try open.close()
          return nil
        }
        return Array(data)
      }
    }
  }
}
