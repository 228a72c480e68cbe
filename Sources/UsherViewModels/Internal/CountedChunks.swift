/// The chunks of a file, which tell how much of it was read.
struct CountedChunks: AsyncSequence, Sendable {
  let chunks: IncomingFile.Chunks
  let size: Int64
  let report: @Sendable (Double) -> Void

  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(chunks: chunks.makeAsyncIterator(), size: size, report: report)
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    private var chunks: IncomingFile.Chunks.AsyncIterator
    private let size: Int64
    private let report: @Sendable (Double) -> Void
    private var count: Int64 = 0
    private var percent: Int64 = 0

    init(
      chunks: IncomingFile.Chunks.AsyncIterator,
      size: Int64,
      report: @escaping @Sendable (Double) -> Void
    ) {
      self.chunks = chunks
      self.size = size
      self.report = report
    }

    mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws -> [UInt8]? {
      guard let chunk = try await chunks.next(isolation: actor) else { return nil }
      count += Int64(chunk.count)
      let done = Double(count) / Double(size)
      // A view shows whole percents: more reports would only be more work.
      if Int64(done * 100) > percent {
        percent = Int64(done * 100)
        report(done)
      }
      return chunk
    }
  }
}

extension IncomingFile {
  /// Returns the same file, whose chunks tell the part that was read, from 0 to 1, at each whole percent.
  func counting(_ report: @escaping @Sendable (Double) -> Void) -> IncomingFile {
    IncomingFile(
      name: name,
      size: size,
      contentType: contentType,
      number: number,
      chunks: CountedChunks(chunks: chunks, size: size, report: report)
    )
  }
}
