import Synchronization
import Usher

/// The transfer of a file's content from the browser to the app. The browser sends it in a request; the app reads it.
final class Upload: Sendable {
  typealias State = UploadState<
    CheckedContinuation<[UInt8]?, any Error>, CheckedContinuation<Void, Never>
  >

  /// Something that has happened in the transfer, of which the owner is notified.
  enum Event {
    /// The app wants the content: the browser has to send it.
    case asked
    case ended(State.Ending)
  }

  /// The size of the file in bytes, as the browser announced it when the file was chosen.
  let size: Int64
  private let state: Mutex<State>
  private let happened: @Sendable (Event) -> Void

  /// - Parameters:
  ///   - size: the size of the file in bytes, as the browser announced it when the file was chosen.
  ///   - happened: called with each event, on any thread.
  init(size: Int64, happened: @escaping @Sendable (Event) -> Void) {
    self.size = size
    state = Mutex(State(size: size))
    self.happened = happened
  }

  /// Returns the next chunk to the app; `nil` at the end. If the task is cancelled, the
  /// upload stops.
  ///
  /// - Throws: `IncomingFileError` if the upload failed, or if another task reads already; `CancellationError` after
  ///   ``stop()`` or a cancellation.
  func next() async throws -> [UInt8]? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        update { $0.read(continuation) }
      }
    } onCancel: {
      stop()
    }
  }

  /// Stops the upload: the app wants no more of the file.
  func stop() { update { $0.stop() } }

  /// Ends the upload with an error.
  func fail(_ error: IncomingFileError) { update { $0.fail(error) } }

  /// Ends the upload with an error if the app has asked for the content and the browser hasn't begun to send it.
  func expire() { update { $0.expire() } }

  /// Receives the content, no faster than the app reads it. Returns when the upload has ended, or at once if no content
  /// is expected now.
  ///
  /// - Returns: how the upload ended; `.stopped` if no content was expected.
  ///
  /// - Parameters:
  ///   - body: the content, chunk by chunk.
  ///   - promised: the size that the request announces, in bytes; `nil` if it announces none.
  func receive(
    _ body: inout some AsyncIteratorProtocol<[UInt8], any Error>,
    promised: Int64?
  ) async -> State.Ending {
    guard state.withLock({ $0.open() }) else { return ending }
    if let promised, promised != size { fail(.sizeMismatch) }
    do {
      while state.withLock({ $0.ending == nil }) {
        guard let chunk = try await body.next(isolation: #isolation) else {
          update { $0.finish() }
          break
        }
        if !chunk.isEmpty { await write(chunk) }
      }
    } catch {
      fail(.cutOff)
    }
    return ending
  }

  private var ending: State.Ending { state.withLock(\.ending) ?? .stopped }

  private func write(_ chunk: [UInt8]) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        update { $0.write(chunk, continuation) }
      }
    } onCancel: {
      fail(.cutOff)
    }
  }

  private func update(_ change: (inout State) -> State.Effects) {
    // Effects run outside the lock, because resumed code may call this object again at once.
    let effects = state.withLock { change(&$0) }
    if let (reader, outcome) = effects.reader { reader.resume(with: outcome) }
    effects.writer?.resume()
    if effects.asks { happened(.asked) }
    if let ending = effects.ending { happened(.ended(ending)) }
  }
}
