#if Hummingbird
import NIOCore
import ServiceLifecycle

/// Tells the service manager regularly that the process isn't stuck, if it wants to know: so it can end one that is, and
/// start it anew.
///
/// There is a sign as long as all event loops answer. They also measure the time: an app that blocks all of Swift's threads
/// is no reason to end the pages of everybody.
struct SignsOfLife: Service {
  let loops: [any EventLoop]
  let interval: TimeAmount
  let tell: @Sendable () -> Void
  let end: @Sendable () -> Void

  /// - Returns: `nil` if the manager wants no signs.
  init?(_ group: any EventLoopGroup, _ manager: ServiceManager?) {
    guard let manager, let watchdog = manager.watchdog else { return nil }
    self.init(
      group,
      every: TimeAmount(watchdog / 3),
      tell: manager.tellAlive,
      end: manager.tellStopping
    )
  }

  init(
    _ group: any EventLoopGroup,
    every interval: TimeAmount,
    tell: @escaping @Sendable () -> Void,
    end: @escaping @Sendable () -> Void = {}
  ) {
    loops = Array(group.makeIterator())
    self.interval = interval
    self.tell = tell
    self.end = end
  }

  func run() async throws {
    guard let first = loops.first else { return }
    let signs = first.scheduleRepeatedAsyncTask(initialDelay: .zero, delay: interval) {
      [loops, tell] _ in
      EventLoopFuture.andAllComplete(loops.map { $0.submit {} }, on: first).map(tell)
    }
    try? await gracefulShutdown()
    // From now on the manager waits as long as the end may take.
    end()
    signs.cancel()
  }
}
#endif
