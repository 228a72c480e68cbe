#if Hummingbird
import Foundation
import NIOCore
import NIOPosix
import ServiceLifecycle
import Synchronization
import Testing
import UsherTestSupport

@testable import UsherHummingbird

@Suite("Service manager", .timeLimit(.minutes(10)))
struct ServiceManagerTests {
  @Test(
    "it wants to be told what its variables say",
    arguments: [
      ([:], false, nil),
      (["NOTIFY_SOCKET": "/run/systemd/notify"], true, nil),
      (["NOTIFY_SOCKET": "@systemd"], true, nil),
      (["NOTIFY_SOCKET": "vsock:2:1"], false, nil),
      (["NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "3000000"], true, .seconds(3)),
      (
        ["NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "7"], true, .seconds(3)
      ),
      (["NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "3000000", "WATCHDOG_PID": "8"], true, nil),
      (["NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "soon"], true, nil),
      (["NOTIFY_SOCKET": "/s", "WATCHDOG_USEC": "-1"], true, nil),
      (["WATCHDOG_USEC": "3000000"], false, nil),
    ] as [([String: String], Bool, Duration?)]
  )
  func variables(environment: [String: String], isThere: Bool, watchdog: Duration?) {
    let manager = ServiceManager(environment: environment, process: 7)
    #expect((manager != nil) == isThere)
    #expect(manager?.watchdog == watchdog)
  }

  @Test("nothing happens if it has gone, or if its socket's name is too long")
  func gone() {
    for name in ["/nowhere/\(UUID())", "/" + String(repeating: "x", count: 200), "@gone-\(UUID())"]
    {
      let manager = ServiceManager(environment: ["NOTIFY_SOCKET": name])
      manager?.tellReady()
      #expect(manager != nil)
    }
  }

  @Test("there is a sign only when all event loops have answered", arguments: [0, 1])
  func stuck(number: Int) async throws {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    let count = Mutex(0)
    let signs = SignsOfLife(group, every: .milliseconds(1)) { count.withLock { $0 += 1 } }
    let running = Task { try await signs.run() }
    await settle { count.withLock { $0 } >= 3 }
    let isHeld = Mutex(false)
    let held = DispatchSemaphore(value: 0)
    signs.loops[number].execute {
      isHeld.withLock { $0 = true }
      held.wait()
    }
    await settle { isHeld.withLock { $0 } }
    let before = count.withLock { $0 }
    // Many intervals; one sign may have been on its way.
    try await Task.sleep(for: .milliseconds(50))
    #expect(count.withLock { $0 } <= before + 1)
    held.signal()
    await settle { count.withLock { $0 } >= before + 5 }
    running.cancel()
    _ = await running.result
    try await group.shutdownGracefully()
  }
}
#endif
