import Testing

@testable import UsherWeb

@Suite("Sessions nobody comes back to", .timeLimit(.minutes(1)))
struct ExpiryTests {
  @Test("a browser that is back before its session was ended keeps it, though its time was over")
  func inTime() async throws {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
    }
    let loop = QueueLoop()
    var limits = SessionLimits.patient
    limits.detached = .milliseconds(1)
    let session = WebSession(
      token: "token",
      visitor: Visitor(id: "visitor"),
      loop: loop,
      limits: limits,
      store: nil,
      report: { _ in },
      ended: { _ in }
    )
    _ = try await session.open(app, path: "", assets: Assets([app]))
    let (first, second) = (TestConnection(loop), TestConnection(loop))
    await loop.perform {
      session.assumeIsolated { _ = $0.attach(first, BrowserState(received: 0)) }
    }
    let queued = await loop.perform {
      loop.pause()
      // Its turn comes before the end's, however long this takes.
      loop.execute {
        session.assumeIsolated { _ = $0.attach(second, BrowserState(received: 0)) }
      }
      let queued = loop.queued
      session.assumeIsolated { $0.disconnected(first) }
      return queued
    }
    // The end, behind who comes back.
    await loop.queued(queued + 1)
    loop.resume()
    await loop.perform {}
    #expect(await session.knows(received: 0))
    #expect(second.closeCode == nil)
    await session.close()
  }
}
