import Foundation
import UsersModel
import UsherWeb

/// The files of users below `/users/-/files/`, as downloads.
struct UserFileResource {
  let files: FolderUserFiles

  func respond(to request: WebRequest, _ path: String) async -> WebResponse? {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count == 3, parts[0] == "files", let user = Int(parts[1]),
      let file = try? await files.contents(of: parts[2], user: user)
    else { return nil }
    return .download(
      file.name,
      WebResponse.Stream(size: file.size, chunks: FileChunks(location: file.location))
    )
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
