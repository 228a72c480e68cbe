import Foundation
import UsersModel
import UsherWeb

/// The files below `/users/-/files/`, as downloads for whoever is signed in and owns them.
struct FileResource {
  let files: AccountFiles

  func respond(to request: WebRequest, _ path: String) async -> WebResponse? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 2, parts[0] == "files" else { return nil }
    do {
      // A file of somebody else is as unknown as one that isn't there.
      guard let file = try await files.contents(of: parts[1], at: request.visitor.id) else {
        return nil
      }
      return .download(
        file.name,
        WebResponse.Stream(size: file.size, chunks: FileChunks(location: file.location))
      )
    } catch AccountError.notSignedIn {
      return .text(403, "This file is for its owner. Please sign in.")
    } catch {
      return .text(503, "This file can’t be read at this moment. Please try again later.")
    }
  }
}

/// The content of a file in chunks of at most 256 KiB.
private struct FileChunks: AsyncSequence {
  let location: URL

  struct AsyncIterator: AsyncIteratorProtocol {
    static let size = 256 << 10
    let file: Result<FileHandle, any Error>

    mutating func next() async throws -> [UInt8]? {
      guard let data = try file.get().read(upToCount: Self.size), !data.isEmpty else { return nil }
      return Array(data)
    }
  }

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(file: Result { try FileHandle(forReadingFrom: location) })
  }
}
