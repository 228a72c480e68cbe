public import Foundation
import Synchronization

/// Where a server listens, once it does.
public final class ListeningAddress: Sendable {
  private enum State {
    case unknown(waiting: [CheckedContinuation<URL, Never>])
    case known(URL)
  }

  private let state = Mutex(State.unknown(waiting: []))

  public init() {}

  /// Waits until it is known.
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

  /// It listens now.
  public func set(_ url: URL) {
    let waiting = state.withLock { state in
      defer { state = .known(url) }
      if case .unknown(let waiting) = state { return waiting }
      return []
    }
    for continuation in waiting { continuation.resume(returning: url) }
  }
}
