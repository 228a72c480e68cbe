import Usher

/// How far the content of a file is on its way from the browser to the app. A pure value: each thing
/// that happens gives what is to be done about it.
///
/// One chunk at most waits in it; the browser sends the next when the app has taken that.
struct UploadState<Reader: Sendable, Writer: Sendable>: Sendable {
  /// How it came to its end.
  enum Ending: Equatable, Sendable {
    /// The app has all of it.
    case complete
    /// The app wants no more.
    case stopped
    case failed(IncomingFileError)
  }

  private enum Phase: Sendable {
    /// Nothing of it was asked for.
    case unread
    /// The app waits for its first chunk, and the browser is to send it.
    case asked(Reader)
    case open(Reader?, waiting: (chunk: [UInt8], writer: Writer)?)
    case over(Ending)
  }

  /// What is to be done, in any order.
  struct Effects: Sendable {
    /// Who waited for a chunk, with what comes of it.
    var reader: (reader: Reader, outcome: Result<[UInt8]?, any Error>)?
    /// Who has brought a chunk, and needn't wait any more.
    var writer: Writer?
    /// The browser is to send the content.
    var asks = false
    /// It is over now.
    var ending: Ending?
  }

  private let size: Int64
  private var received: Int64 = 0
  private var phase = Phase.unread

  init(size: Int64) { self.size = size }

  /// How it came to its end; `nil` before that.
  var ending: Ending? {
    if case .over(let ending) = phase { ending } else { nil }
  }

  /// The app asks for the next chunk.
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
      // Only one may wait: an iterator isn't for two tasks.
      return Effects(reader: (reader, .failure(IncomingFileError.alreadyRead)))
    case .over(let ending): return Effects(reader: (reader, ending.outcome))
    }
  }

  /// The browser begins to send; `false` when that isn't what is waited for.
  mutating func open() -> Bool {
    guard case .asked(let reader) = phase else { return false }
    phase = .open(reader, waiting: nil)
    return true
  }

  /// A chunk has come. Its writer waits until the app has taken it.
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

  /// The browser has sent everything.
  mutating func finish() -> Effects { end(received == size ? .complete : .failed(.cutOff)) }

  /// The app wants no more of it: its reader is gone, or its task was cancelled.
  mutating func stop() -> Effects {
    // What it has is all there is, though it hasn't asked whether there is more.
    if case .open(nil, waiting: nil) = phase, received == size { return end(.complete) }
    return end(.stopped)
  }

  /// It can't go on.
  mutating func fail(_ error: IncomingFileError) -> Effects { end(.failed(error)) }

  /// The browser had time to begin; if it hasn't, it won't.
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
  /// What a reader gets from then on.
  fileprivate var outcome: Result<[UInt8]?, any Error> {
    switch self {
    case .complete: .success(nil)
    case .stopped: .failure(CancellationError())
    case .failed(let error): .failure(error)
    }
  }
}
