import Usher

/// The content of an `IncomingFile` from an upload. When no code can read it any more, the upload stops.
struct UploadChunks: AsyncSequence {
  private let reader: Reader

  init(_ upload: Upload) { reader = Reader(upload) }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader

    func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> [UInt8]? {
      try await reader.upload.next()
    }
  }

  fileprivate final class Reader: Sendable {
    let upload: Upload

    init(_ upload: Upload) { self.upload = upload }
    deinit { upload.stop() }
  }
}
