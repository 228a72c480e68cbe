import Usher

@testable import UsherWeb

extension WebSocketSession {
  /// Passes a message, and waits until the session is done with it.
  func take(_ message: [UInt8]) async {
    receive(message)
    await settled()
  }

  /// Waits until the session is done with all that it was passed.
  func settled() async {
    await (self as? AttachedSession)?.session.executor.perform {}
  }
}

extension WebSocketSession {
  /// Waits until also the app's observers were told of what the session was passed.
  func observed() async {
    await settled()
    await (self as? AttachedSession)?.session.observed()
    await settled()
  }
}

extension WebSession {
  fileprivate func observed() async { await page?.navigation.observed() }
}

extension SessionExecutor {
  /// Does something as the session, after what was queued before.
  func perform<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      execute { continuation.resume(returning: work()) }
    }
  }
}

extension HostThreads {
  /// The threads of tests that make sessions themselves.
  static let test = HostThreads(quick: 2)
}
