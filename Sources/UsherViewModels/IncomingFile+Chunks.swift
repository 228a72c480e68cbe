import Synchronization

extension IncomingFile {
  /// The content of an ``IncomingFile``, in pieces of any size. It can be read only once.
  ///
  /// ```swift
  /// for try await chunk in file.chunks { try await store.append(chunk) }
  /// ```
  ///
  /// The chunks together have as many bytes as ``IncomingFile/size`` says. If the content is shorter or longer, the
  /// loop throws an ``IncomingFileError``; it does so, too, when the chunks are read a second time. To stop early,
  /// break out of the loop or cancel the task: then the rest of the file isn't transferred.
  public struct Chunks: AsyncSequence, Sendable {
    private let size: Int64
    private let source: Source

    init<Content: AsyncSequence & Sendable>(_ content: Content, size: Int64)
    where Content.Element == [UInt8] {
      self.size = size
      source = Source(SequenceContent(sequence: content))
    }

    /// Makes an iterator. Only the iterator of the first call reads the chunks; the iterators of all later calls throw
    /// ``IncomingFileError/alreadyRead``.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(source.take()?.iterate(), size: size)
    }

    /// Reads the chunks of a file one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var content: (any ContentIterator)?
      private var problem: IncomingFileError?
      private var rest: Int64

      fileprivate init(_ content: (any ContentIterator)?, size: Int64) {
        self.content = content
        problem = content == nil ? .alreadyRead : nil
        rest = size
      }

      /// Returns the next chunk; `nil` after the last one.
      ///
      /// - Parameter actor: the caller's actor, on which the chunk is awaited.
      /// - Throws: ``IncomingFileError`` when the content is shorter or longer than ``IncomingFile/size``, or when the
      ///   chunks were read before; also any error of the sequence that delivers the content, for example
      ///   `CancellationError` when the task is cancelled. After an error, each further call returns `nil`.
      public mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws -> [UInt8]? {
        if let problem {
          self.problem = nil
          throw problem
        }
        guard var content else { return nil }
        // Whatever ends the iteration releases the content.
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

/// Holds the content until the first iterator is made, which gets the content.
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
