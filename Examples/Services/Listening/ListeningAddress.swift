public import Foundation
import Synchronization

/// The URL of a server, known as soon as the server listens.
///
/// `Failure` is the error of a server that can't listen; `Never` if nobody reports one.
public final class ListeningAddress<Failure: Error>: Sendable {
  private typealias Answer = Result<URL, Failure>

  private enum State {
    case unknown(waiting: [CheckedContinuation<Answer, Never>])
    case known(Answer)
  }

  private let state = Mutex(State.unknown(waiting: []))

  public init() {}

  /// Returns the URL. Waits until it is known, or known to fail.
  public func url() async throws(Failure) -> URL {
    let answer = await withCheckedContinuation { continuation in
      let answer: Answer? = state.withLock { state in
        switch state {
        case .known(let answer): return answer
        case .unknown(let waiting):
          state = .unknown(waiting: waiting + [continuation])
          return nil
        }
      }
      if let answer { continuation.resume(returning: answer) }
    }
    return try answer.get()
  }

  /// Sets the URL when the server listens, and resumes all waiting callers.
  public func set(_ url: URL) {
    tell(.success(url))
  }

  /// Throws the error to all callers, waiting and later ones: the server won't listen any more. A
  /// known URL stays.
  public func fail(_ error: Failure) {
    tell(.failure(error))
  }

  private func tell(_ answer: Answer) {
    let waiting = state.withLock { state -> [CheckedContinuation<Answer, Never>] in
      switch (state, answer) {
      case (.known(.success), .failure): return []
      case (.known, _):
        state = .known(answer)
        return []
      case (.unknown(let waiting), _):
        state = .known(answer)
        return waiting
      }
    }
    for continuation in waiting { continuation.resume(returning: answer) }
  }
}
