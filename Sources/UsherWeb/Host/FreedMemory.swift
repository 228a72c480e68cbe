import Synchronization
import Usher

#if canImport(Glibc)
import Glibc
#endif

/// Gives the memory of sessions that have ended back to the system.
///
/// The C library of Linux keeps freed memory between what is in use, so a process would stay as large as it has ever been.
final class FreedMemory: Sendable {
  /// The number of sessions whose memory is worth the work, in which others wait for memory.
  static let threshold = 200

  private struct State {
    var ended = 0
    var isWaiting = false
  }

  private let state = Mutex(State())
  private let pause: Duration
  private let giveBack: @Sendable () -> Void

  /// - Parameters:
  ///   - pause: how long it waits for others that end, and the least time between two times.
  ///   - giveBack: gives back what is free.
  init(
    after pause: Duration = .seconds(60),
    _ giveBack: @escaping @Sendable () -> Void = FreedMemory.trim
  ) {
    (self.pause, self.giveBack) = (pause, giveBack)
  }

  /// Counts a session that has ended. After some hundred, and a pause in which more may end, the memory is given back.
  func sessionEnded() {
    let isDue = state.withLock { state in
      state.ended += 1
      guard state.ended >= Self.threshold, !state.isWaiting else { return false }
      state.isWaiting = true
      return true
    }
    guard isDue else { return }
    Task(executorPreference: HostExecutor.shared) { [self] in
      await HostExecutor.sleep(for: pause)
      state.withLock { $0 = State() }
      giveBack()
    }
  }

  /// Gives back what the C library holds and nobody uses.
  static func trim() {
    #if canImport(Glibc)
    // Its header isn't in the module, and another C library has no such function.
    guard let symbol = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> CInt).self)(0)
    #endif
  }
}
