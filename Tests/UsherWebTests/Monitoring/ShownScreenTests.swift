import Synchronization
import Testing
import Usher

@testable import UsherWeb

/// What observers hear of what people see, and of what fails unexpectedly.
@Suite("Shown screens and failures", .timeLimit(.minutes(10)))
struct ShownScreenTests {
  private final class Watch: HostObserver {
    private let state = Mutex<(shown: [HostScreen], failed: [HostFailure])>(([], []))
    var names: [String] { state.withLock { $0.shown.map { "\($0.name) \($0.address)" } } }
    var failures: [HostFailure] { state.withLock(\.failed) }
    func shown(_ screen: HostScreen) { state.withLock { $0.shown.append(screen) } }
    func failed(_ failure: HostFailure) { state.withLock { $0.failed.append(failure) } }
  }

  private let watch = Watch()

  private func host(_ store: (any SessionStore)? = nil) -> WebHost {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      TillCoordinator(flow: flow)
    } views: {
      TillScreen.self
    }
    return WebHost([app], limits: .patient, store: store, observer: watch)
  }

  @Test(
    "a screen is told when its page has a socket, and each other screen on top; no change within one"
  )
  func shown() async throws {
    let host = host()
    let document = try await TestDocument(host, at: "/shop?from=mail")
    #expect(watch.names.isEmpty)
    await document.connect()
    try await document.click("Next")
    try await document.type("secret")
    #expect(watch.names == ["TillViewModel /shop", "TillViewModel /shop/till"])
    await host.close()
  }

  @Test("a page that continues, after a reload or the death of the server, is told no second time")
  func continued() async throws {
    let store = MemorySessionStore()
    let first = try await TestDocument.opened(host(store), at: "/shop")
    try await first.click("Next")
    try await first.type("milk")
    await first.leave()
    let next = host(store)
    let second = try await TestDocument(next, at: "/shop/till")
    #expect(await second.take(over: first))
    #expect(second.note == "milk")
    #expect(watch.names.count == 2)
    await next.close()
  }

  @Test("an error that nobody expected is told with its screen; one for the person isn't")
  func failed() async throws {
    let host = host()
    let document = try await TestDocument.opened(host, at: "/shop/till")
    try await document.click("Fail expectedly")
    try await document.wait(for: "Sold out.")
    #expect(watch.failures.isEmpty)
    try await document.click("Fail")
    try await document.wait(for: "Something went wrong.")
    let failure = try #require(watch.failures.first)
    #expect(failure.error is TillError && failure.app == "shop")
    #expect(failure.screen == "TillViewModel" && failure.session == document.session.prefix(8))
    #expect(watch.failures.count == 1)
    await host.close()
  }
}
