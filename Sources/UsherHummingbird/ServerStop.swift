#if Hummingbird
import Dispatch
import Synchronization
import UsherWeb

/// The end of a server: it begins at a signal, closes the service once, and is limited in time.
final class ServerStop: Sendable {
  private struct State {
    var closing: Task<Void, Never>?
    /// Whoever waits until the server has ended; called with whether it ended in time.
    var wait: CheckedContinuation<Bool, Never>?
    var outcome: Bool?
    var hasBegun = false
  }

  private let service: any WebService
  private let limit: Duration
  private let state = Mutex(State())

  /// - Parameter limit: the time from the beginning of the end until nobody waits any more.
  init(_ service: any WebService, within limit: Duration) {
    self.service = service
    self.limit = limit
  }

  /// Whether the server stops, and takes no new pages.
  var hasBegun: Bool { state.withLock(\.hasBegun) }

  /// Begins to count the time. Does nothing if it has begun.
  ///
  /// Requests have half of the time to end by themselves, and then the service is closed.
  func begin() {
    let isFirst = state.withLock { state in
      defer { state.hasBegun = true }
      return !state.hasBegun
    }
    guard isFirst else { return }
    let seconds = limit / .seconds(1)
    // Not on Swift's threads, which may be blocked.
    let queue = DispatchQueue.global()
    queue.asyncAfter(deadline: .now() + seconds / 2) { _ = self.startClosing() }
    queue.asyncAfter(deadline: .now() + seconds) { self.end(false) }
  }

  /// Closes the service, and waits until it is closed.
  func close() async {
    begin()
    await startClosing().value
  }

  private func startClosing() -> Task<Void, Never> {
    state.withLock { state in
      if let closing = state.closing { return closing }
      let closing = Task(executorPreference: HostExecutor.shared) { [service] in
        await service.close()
      }
      state.closing = closing
      return closing
    }
  }

  /// Call when the server has ended.
  func ended() { end(true) }

  /// Waits until the server has ended, or the time for its end is over.
  ///
  /// - Returns: whether it has ended in time.
  func wait() async -> Bool {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.wait = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  private func end(_ isInTime: Bool) {
    let wait = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = isInTime
      defer { state.wait = nil }
      return state.wait
    }
    wait?.resume(returning: isInTime)
  }
}
#endif
