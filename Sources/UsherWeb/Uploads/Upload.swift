import Synchronization
import Usher

/// The way of one file's content from the request that brings it to the app that reads it.
final class Upload: Sendable {
  typealias State = UploadState<
    CheckedContinuation<[UInt8]?, any Error>, CheckedContinuation<Void, Never>
  >

  /// What others must know of.
  enum Event {
    /// The browser is to send the content.
    case asked
    case ended(State.Ending)
  }

  /// How many bytes were announced.
  let size: Int64
  private let state: Mutex<State>
  private let happened: @Sendable (Event) -> Void

  /// - Parameters:
  ///   - size: how many bytes were announced.
  ///   - happened: called on whichever thread it happens.
  init(size: Int64, happened: @escaping @Sendable (Event) -> Void) {
    self.size = size
    state = Mutex(State(size: size))
    self.happened = happened
  }

  /// The next chunk, for the app.
  func next() async throws -> [UInt8]? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        update { $0.read(continuation) }
      }
    } onCancel: {
      stop()
    }
  }

  /// The app wants no more of it.
  func stop() { update { $0.stop() } }

  /// It can't go on.
  func fail(_ error: IncomingFileError) { update { $0.fail(error) } }

  /// Fails unless the browser has begun to send.
  func expire() { update { $0.expire() } }

  /// Takes in the content, no faster than the app reads it.
  ///
  /// - Parameter promised: how many bytes the request says to have, if it does.
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
    // Nothing of it under the lock: who is woken may come back at once.
    let effects = state.withLock { change(&$0) }
    if let (reader, outcome) = effects.reader { reader.resume(with: outcome) }
    effects.writer?.resume()
    if effects.asks { happened(.asked) }
    if let ending = effects.ending { happened(.ended(ending)) }
  }
}
