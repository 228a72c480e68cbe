import Usher

/// The progress of a file's content from the browser to the app. A pure value: each change returns the
/// effects for its owner.
///
/// At most one chunk waits here. The next chunk is accepted when the app has taken the waiting one.
struct UploadState<Reader: Sendable, Writer: Sendable>: Sendable {
  /// The way in which the upload ended.
  enum Ending: Equatable, Sendable {
    /// The app has the whole file.
    case complete
    /// The app wants no more of the file.
    case stopped
    case failed(IncomingFileError)
  }

  private enum Phase: Sendable {
    /// The app hasn't asked for the content.
    case unread
    /// The app waits for the first chunk, and the browser has to send it.
    case asked(Reader)
    case open(Reader?, waiting: (chunk: [UInt8], writer: Writer)?)
    case over(Ending)
  }

  /// The effects of a change, to be carried out in any order.
  struct Effects: Sendable {
    /// The reader that can continue, with its result; `nil` if no reader continues.
    var reader: (reader: Reader, outcome: Result<[UInt8]?, any Error>)?
    /// The writer that can continue, because its chunk needs no more waiting; `nil` if no writer continues.
    var writer: Writer?
    /// Whether the browser has to send the content now.
    var asks = false
    /// How the upload ended, if it ended by this change; otherwise `nil`.
    var ending: Ending?
  }

  private let size: Int64
  private var received: Int64 = 0
  private var phase = Phase.unread

  init(size: Int64) { self.size = size }

  /// How the upload ended; `nil` if it hasn't ended yet.
  var ending: Ending? {
    if case .over(let ending) = phase { ending } else { nil }
  }

  /// Records that the app asks for the next chunk.
  mutating func read(_ reader: Reader) -> Effects {
    switch phase {
    case .unread:
      phase = .asked(reader)
      return Effects(asks: true)
    case .open(nil, waiting: let waiting?):
      phase = .open(nil, waiting: nil)
      return Effects(reader: (reader, .success(waiting.chunk)), writer: waiting.writer)
    case .open(nil, waiting: nil):
      phase = .open(reader, waiting: nil)
      return Effects()
    case .asked, .open:
      // Only one reader can wait: an iterator isn't for two tasks.
      return Effects(reader: (reader, .failure(IncomingFileError.alreadyRead)))
    case .over(let ending): return Effects(reader: (reader, ending.outcome))
    }
  }

  /// Records that the browser begins to send.
  ///
  /// - Returns: whether the content is expected now.
  mutating func open() -> Bool {
    guard case .asked(let reader) = phase else { return false }
    phase = .open(reader, waiting: nil)
    return true
  }

  /// Records a chunk that has arrived. Its writer waits until the app has taken the chunk.
  mutating func write(_ chunk: [UInt8], _ writer: Writer) -> Effects {
    guard case .open(let reader, waiting: nil) = phase else { return Effects(writer: writer) }
    received += Int64(chunk.count)
    guard received <= size else {
      var effects = end(.failed(.sizeMismatch))
      effects.writer = writer
      return effects
    }
    guard let reader else {
      phase = .open(nil, waiting: (chunk, writer))
      return Effects()
    }
    phase = .open(nil, waiting: nil)
    return Effects(reader: (reader, .success(chunk)), writer: writer)
  }

  /// Ends the upload: the browser has sent everything.
  mutating func finish() -> Effects { end(received == size ? .complete : .failed(.cutOff)) }

  /// Ends the upload: the app's reader is gone, or its task was cancelled.
  mutating func stop() -> Effects {
    // The app has all bytes already, though it hasn't asked for the end.
    if case .open(nil, waiting: nil) = phase, received == size { return end(.complete) }
    return end(.stopped)
  }

  /// Ends the upload with an error.
  mutating func fail(_ error: IncomingFileError) -> Effects { end(.failed(error)) }

  /// Fails the upload if the browser hasn't begun to send in time.
  mutating func expire() -> Effects {
    guard case .asked = phase else { return Effects() }
    return end(.failed(.unavailable))
  }

  private mutating func end(_ ending: Ending) -> Effects {
    var effects = Effects(ending: ending)
    switch phase {
    case .unread: break
    case .asked(let reader): effects.reader = (reader, ending.outcome)
    case .open(let reader, waiting: let waiting):
      effects.reader = reader.map { ($0, ending.outcome) }
      effects.writer = waiting?.writer
    case .over: return Effects()
    }
    phase = .over(ending)
    return effects
  }
}

extension UploadState.Ending {
  /// The result for each reader after the upload has ended in this way.
  fileprivate var outcome: Result<[UInt8]?, any Error> {
    switch self {
    case .complete: .success(nil)
    case .stopped: .failure(CancellationError())
    case .failed(let error): .failure(error)
    }
  }
}
