import Testing
import WebTesting

@testable import UsherWeb

@Suite("Sessions nobody comes back to", .timeLimit(.minutes(10)))
struct ExpiryTests {
  @Test("a browser that is back before its session was ended keeps it, though its time was over")
  func inTime() async throws {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
    }
    let pool = PausedPool()
    var limits = SessionLimits.patient
    limits.detached = .milliseconds(1)
    let session = WebSession(
      token: "token",
      visitor: Visitor(id: "visitor"),
      threads: HostThreads(quick: pool, slow: pool),
      limits: limits,
      store: nil,
      monitor: HostMonitor(Reports()),
      ended: { _, _ in }
    )
    _ = try await session.open(app, path: "", assets: Assets([app]))
    let (first, second) = (TestConnection(), TestConnection())
    try await session.attach(first, BrowserState(received: 0))
    let count = await session.executor.perform {
      pool.pause()
      // Its turn comes before the end's, however long this takes.
      session.executor.execute {
        session.assumeIsolated { try? $0.attach(second, BrowserState(received: 0)) }
      }
      session.assumeIsolated { $0.disconnected(first) }
      return session.executor.waiting
    }
    // The end, behind who comes back.
    while session.executor.waiting == count { await Task.yield() }
    pool.resume()
    await session.executor.perform {}
    try await session.attach(TestConnection(), BrowserState(received: 0))
    #expect(second.closeCode == .replaced)
    await session.close()
  }
}
