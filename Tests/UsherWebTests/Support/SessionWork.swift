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
