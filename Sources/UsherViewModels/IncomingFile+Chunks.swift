import Synchronization

extension IncomingFile {
  /// The content of an ``IncomingFile``, in pieces of whatever size they come in.
  ///
  /// Together they are exactly as many bytes as the file has; otherwise, and when they are gone
  /// through a second time, an ``IncomingFileError`` is thrown. To stop early, break out of the loop
  /// or cancel the task: the rest doesn't travel then.
  public struct Chunks: AsyncSequence, Sendable {
    private let size: Int64
    private let source: Source

    init<Content: AsyncSequence & Sendable>(_ content: Content, size: Int64)
    where Content.Element == [UInt8] {
      self.size = size
      source = Source(SequenceContent(sequence: content))
    }

    /// Begins to go through them; all but the first iterator throw.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(source.take()?.iterate(), size: size)
    }

    /// Goes through the chunks of a file.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var content: (any ContentIterator)?
      private var problem: IncomingFileError?
      private var rest: Int64

      fileprivate init(_ content: (any ContentIterator)?, size: Int64) {
        self.content = content
        problem = content == nil ? .alreadyRead : nil
        rest = size
      }

      /// The next chunk; `nil` when there were as many bytes as the file has.
      ///
      /// - Throws: ``IncomingFileError``, `CancellationError`, or what the file's host throws.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws -> [UInt8]? {
        if let problem {
          self.problem = nil
          throw problem
        }
        guard var content else { return nil }
        // Whatever ends it lets go of the content.
        self.content = nil
        guard let chunk = try await content.next(isolation: actor) else {
          guard rest == 0 else { throw IncomingFileError.cutOff }
          return nil
        }
        rest -= Int64(chunk.count)
        guard rest >= 0 else { throw IncomingFileError.sizeMismatch }
        self.content = content
        return chunk
      }
    }
  }
}

/// Gives the content to the first who asks.
private final class Source: Sendable {
  private let content: Mutex<(any Content)?>

  init(_ content: any Content) { self.content = Mutex(content) }

  func take() -> (any Content)? {
    content.withLock { content in
      defer { content = nil }
      return content
    }
  }
}

/// A sequence of chunks, whatever its type.
private protocol Content: Sendable {
  func iterate() -> any ContentIterator
}

private struct SequenceContent<Chunks: AsyncSequence & Sendable>: Content
where Chunks.Element == [UInt8] {
  let sequence: Chunks

  func iterate() -> any ContentIterator { SequenceIterator(iterator: sequence.makeAsyncIterator()) }
}

private protocol ContentIterator {
  mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]?
}

private struct SequenceIterator<Iterator: AsyncIteratorProtocol>: ContentIterator
where Iterator.Element == [UInt8] {
  var iterator: Iterator

  mutating func next(isolation actor: isolated (any Actor)?) async throws -> [UInt8]? {
    try await iterator.next(isolation: actor)
  }
}
