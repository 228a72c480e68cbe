#if Hummingbird
import NIOCore
import ServiceLifecycle

/// Tells the service manager regularly that the process isn't stuck, if it wants to know: so it can end one that is, and
/// start it anew.
///
/// There is a sign as long as all event loops answer. What blocks a session's thread is no reason to end the pages of
/// everybody.
struct SignsOfLife: Service {
  let loops: [any EventLoop]
  let interval: Duration
  let tell: @Sendable () -> Void

  /// - Returns: `nil` if the manager wants no signs.
  init?(_ group: any EventLoopGroup, _ manager: ServiceManager?) {
    guard let manager, let watchdog = manager.watchdog else { return nil }
    self.init(group, every: watchdog / 3, tell: manager.tellAlive)
  }

  init(
    _ group: any EventLoopGroup,
    every interval: Duration,
    tell: @escaping @Sendable () -> Void
  ) {
    loops = Array(group.makeIterator())
    self.interval = interval
    self.tell = tell
  }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      repeat {
        for loop in loops { try? await loop.submit {}.get() }
        tell()
      } while (try? await Task.sleep(for: interval)) != nil
    }
  }
}
#endif
