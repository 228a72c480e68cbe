import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// A person who pays on another site and comes back.
@Suite("Other sites", .timeLimit(.minutes(10)))
struct OtherSiteTests {
  static func host(
    _ store: (any SessionStore)? = nil,
    _ limits: SessionLimits = .patient
  ) -> WebHost {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      TillCoordinator(flow: flow)
    } views: {
      TillScreen.self
    }
    return WebHost([app], limits: limits, store: store, observer: Reports())
  }

  let host = Self.host()

  /// Opens the till, types something, and leaves for the other site.
  ///
  /// - Returns: the document, and the token by which the other site sends the person back.
  private func leave(_ host: WebHost) async throws -> (TestDocument, String) {
    let document = try await TestDocument.opened(host, at: "/shop")
    try await document.click("Next")
    try await document.type("milk")
    try await document.click("Pay")
    try await document.wait(for: "Paying")
    let address = try #require(
      document.browser.text.firstMatch(of: /https:\/\/example.org\/shop\/-\/return\/([0-9a-f]{32})/)
    )
    let token = String(address.1)
    #expect(document.browser.control.last == "leave https://pay.example/1 \(token)")
    await document.leave()
    return (document, token)
  }

  @Test("the person is back at the same screen, with what was typed, and the app gets the answer")
  func answer() async throws {
    let (first, token) = try await leave(host)
    let second = try await TestDocument(host, at: "/shop/till")
    #expect(await second.comeBack(over: first, (token, "payment=p%2017")))
    try await second.wait(for: "Paid p 17")
    #expect(second.title == "Till" && second.note == "milk")
    #expect(second.tab.pending.isEmpty)
    #expect(second.browser.control.contains("replace /shop/till 0"))
    await host.close()
  }

  @Test("an answer counts once, and one with another token not at all")
  func forged() async throws {
    let (first, token) = try await leave(host)
    let second = try await TestDocument(host, at: "/shop/till")
    #expect(await second.comeBack(over: first, (String(token.reversed()), "payment=forged")))
    #expect(second.browser.text.contains("Paying"))
    await second.tellReturn((token, "payment=1"))
    await second.tellReturn((token, "payment=2"))
    try await second.wait(for: "Paid 1")
    await host.close()
  }

  @Test("the page of another visitor can't be answered")
  func stranger() async throws {
    let (first, token) = try await leave(host)
    let other = try await TestDocument(host, at: "/shop", visitor: Visitor(id: "other"))
    #expect(await !other.comeBack(over: first, (token, "payment=forged")))
    await host.close()
  }

  @Test("who comes back by Back has brought no answer")
  func back() async throws {
    let (first, _) = try await leave(host)
    let second = try await TestDocument(host, at: "/shop/till")
    #expect(await second.take(over: first))
    await second.tellReturn(nil)
    try await second.wait(for: "Came back")
    #expect(second.note == "milk")
    await host.close()
  }

  @Test("after the death of the server the answer still arrives")
  func killed() async throws {
    let store = MemorySessionStore()
    let (first, token) = try await leave(Self.host(store))
    let next = Self.host(store)
    let second = try await TestDocument(next, at: "/shop/till")
    #expect(await second.comeBack(over: first, (token, "payment=17")))
    try await second.wait(for: "Paid 17")
    #expect(second.note == "milk")
    await next.close()
  }

  @Test("a page is kept for longer while its person is on a detour, and not for ever")
  func patience() async throws {
    var limits = SessionLimits.patient
    limits.detached = .zero
    let host = Self.host(nil, limits)
    let (first, token) = try await leave(host)
    for _ in 0..<200 { await Task.yield() }
    #expect(host.sessionCount == 1)
    let second = try await TestDocument(host, at: "/shop/till")
    #expect(await second.comeBack(over: first, (token, "payment=17")))
    try await second.wait(for: "Paid 17")
    // Nobody is awaited any more.
    await second.leave()
    while host.sessionCount > 0 { await Task.yield() }
    limits.detour = .zero
    let strict = Self.host(nil, limits)
    _ = try await leave(strict)
    while strict.sessionCount > 0 { await Task.yield() }
  }

  @Test("a call leaves the page where it is, and is no detour")
  func call() async throws {
    let document = try await TestDocument.opened(host, at: "/shop/till")
    try await document.click("Call")
    #expect(document.browser.control.last == "leave tel:+32 ")
    await host.close()
  }

  @Test("without an origin no site can send the person back")
  func noOrigin() async throws {
    let document = try await TestDocument(host, at: "/shop/till")
    #expect(await document.connect(at: nil))
    try await document.click("Pay")
    try await document.wait(for: "To fix this, in a server, set its `origins`")
    await host.close()
  }

  @Test(
    "the page of a return address belongs to nobody, leads to the app, and repeats nothing of its address"
  )
  func page() async throws {
    let path = "/shop/-/return/<script>alert(1)</script>"
    let answer = await host.respond(
      to: WebRequest(path: path, query: "url=https://evil.example", visitor: Visitor(id: "a"))
    )
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 200 && text.contains("data-return=\"/shop\""))
    #expect(text.contains("href=\"/shop\"") && !text.contains("data-session"))
    #expect(!text.contains("alert") && !text.contains("evil"))
    #expect(answer.headers.contains { $0 == ("cache-control", "no-store") })
    #expect(host.sessionCount == 0)
  }
}
