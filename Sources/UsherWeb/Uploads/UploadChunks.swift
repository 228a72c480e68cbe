import Usher

/// An upload as the content of an `IncomingFile`; when nobody can read it any more, it is stopped.
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
