public import Foundation
import Synchronization

/// The URL of a server, known as soon as the server listens.
public final class ListeningAddress: Sendable {
  private enum State {
    case unknown(waiting: [CheckedContinuation<URL, Never>])
    case known(URL)
  }

  private let state = Mutex(State.unknown(waiting: []))

  public init() {}

  /// The URL; waits until it is known.
  public var url: URL {
    get async {
      await withCheckedContinuation { continuation in
        let url: URL? = state.withLock { state in
          switch state {
          case .known(let url): return url
          case .unknown(let waiting):
            state = .unknown(waiting: waiting + [continuation])
            return nil
          }
        }
        if let url { continuation.resume(returning: url) }
      }
    }
  }

  /// Sets the URL when the server listens, and resumes all waiting callers.
  public func set(_ url: URL) {
    let waiting = state.withLock { state in
      defer { state = .known(url) }
      if case .unknown(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume(returning: url) }
  }
}
