import Testing
import WebTesting

@testable import UsherWeb

/// What becomes of an open page when its document is loaded again.
@Suite("Reload", .timeLimit(.minutes(10)))
struct ReloadTests {
  static func host(
    _ store: (any SessionStore)? = nil,
    _ limits: SessionLimits = .patient
  ) -> WebHost {
    WebHost([KilledServer.shop(version: 1)], limits: limits, store: store, observer: Reports())
  }

  let host = Self.host()

  @Test("a reload continues the page: what was typed, its sheet, and the way back")
  func sheet() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/sheet")
    try await first.type("milk")
    let second = try await TestDocument(host, at: "/shop/sheet")
    #expect(second.note == "")
    #expect(await second.take(over: first))
    #expect(second.title == "Sheet")
    #expect(second.note == "milk")
    #expect(second.browser.control.contains("reset"))
    // The page goes on, with its numbers.
    try await second.type("milk and honey")
    try await second.click("Tap")
    #expect(second.browser.text.contains("1 taps"))
    #expect(second.tab.pending.isEmpty)
    await host.close()
  }

  @Test("a reload at an address that a fresh page can't show continues the page")
  func deeper() async throws {
    let first = try await TestDocument.opened(host, at: "/shop")
    try await first.click("One")
    try await first.type("milk")
    #expect(first.tab.place == 1)
    // The document is that of another address, and the entry is the same.
    let second = try await TestDocument(host, at: "/shop/other")
    #expect(await second.take(over: first))
    #expect(second.title == "Item 1")
    #expect(second.note == "milk")
    #expect(second.tab.place == 1)
    await host.close()
  }

  @Test("a prompt stays open over a reload, and its answer counts")
  func prompt() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    try await first.click("Back")
    #expect(first.browser.text.contains("Discard the note?"))
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first))
    #expect(second.browser.text.contains("Discard the note?"))
    try await second.click("Discard")
    #expect(second.title == "List")
    await host.close()
  }

  @Test("the page that came with the reload ends when the earlier one continues")
  func ownSession() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(host.sessionCount == 2)
    #expect(await second.take(over: first))
    #expect(host.sessionCount == 1)
    await host.close()
  }

  @Test("an event that the server hadn't got is applied once after a reload, and none twice")
  func events() async throws {
    let store = HeldStore()
    let host = Self.host(store)
    await store.release()
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.click("Tap")
    while !first.tab.pending.isEmpty {
      await first.tab.session?.settled()
      first.tab.update()
    }
    await store.hold()
    // Applied, and not stored; and after these one that never comes.
    try await first.type("m")
    try await first.click("Tap")
    try first.typeUnheard("milk")
    #expect(first.tab.pending.count == 3)
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first))
    await store.release()
    while !second.tab.pending.isEmpty {
      await second.tab.session?.settled()
      second.tab.update()
    }
    #expect(second.browser.text.contains("2 taps"))
    let third = try await TestDocument(host, at: "/shop/1")
    #expect(await third.take(over: second))
    #expect(third.note == "milk")
    #expect(third.browser.text.contains("2 taps"))
    await host.close()
  }

  @Test("a document that knows nothing of the events continues with the server's number")
  func unknownLog() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    for _ in 1...300 { try await first.click("Tap") }
    await first.leave()
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first, .unsure, knowsLog: false))
    #expect(second.tab.acknowledged % 256 == 300 % 256)
    try await second.click("Tap")
    #expect(second.browser.text.contains("301 taps"))
    #expect(second.tab.pending.isEmpty)
    await host.close()
  }

  @Test("a document without the log isn't told that events are stored before they are")
  func unknownUnstored() async throws {
    let store = HeldStore()
    let host = Self.host(store)
    await store.release()
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.click("Tap")
    try await first.settleStore()
    await store.hold()
    try await first.type("milk")
    for _ in 1...2 { try await first.click("Tap") }
    await first.leave()
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first, .unsure, knowsLog: false))
    #expect(second.browser.text.contains("3 taps"))
    #expect(second.tab.pending.count == 3)
    try await second.click("Tap")
    #expect(second.browser.text.contains("4 taps"))
    #expect(second.tab.pending.count == 4)
    await store.release()
    try await second.settleStore()
    #expect(second.tab.pending.isEmpty)
    #expect(second.browser.text.contains("4 taps"))
    await host.close()
  }

  @Test("a log that doesn't reach as far as the server's isn't continued")
  func staleLog() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.click("Tap")
    let sent = first.tab.sent
    try await first.click("Tap")
    await first.leave()
    // A discarded tab kept its log before the second press.
    first.tab.sent = sent
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first))
    #expect(second.tab.acknowledged == 2)
    second.tab.sent = 2
    try await second.click("Tap")
    #expect(second.browser.text.contains("3 taps"))
    await host.close()
  }

  @Test("Back from another site shows the screen of the entry that it leads to")
  func backFromElsewhere() async throws {
    let first = try await TestDocument.opened(host, at: "/shop")
    try await first.click("One")
    #expect(first.tab.place == 1)
    await first.leave()
    let second = try await TestDocument(host, at: "/shop")
    #expect(await second.take(over: first, at: (0, "/shop")))
    #expect(second.title == "List")
    #expect(second.tab.place == 0)
    await host.close()
  }

  @Test("Back from another site asks what Back within the page asks")
  func guardedBack() async throws {
    let first = try await TestDocument.opened(host, at: "/shop")
    try await first.click("One")
    try await first.type("milk")
    await first.leave()
    let second = try await TestDocument(host, at: "/shop")
    #expect(await second.take(over: first, at: (0, "/shop")))
    #expect(second.browser.text.contains("Discard the note?"))
    #expect(second.tab.place == 1)
    try await second.click("Discard")
    #expect(second.title == "List")
    #expect(second.tab.place == 0)
    await host.close()
  }

  @Test("what was shown meanwhile is the new document's, with its place in the history")
  func missedPush() async throws {
    let first = try await TestDocument.opened(host, at: "/shop")
    try await first.clickUnanswered("One")
    #expect(first.tab.place == 0)
    let second = try await TestDocument(host, at: "/shop")
    #expect(await second.take(over: first))
    #expect(second.title == "Item 1")
    // The browser has no such entry to go to, as it tells after a while.
    try await second.tellStuck()
    #expect(second.tab.place == 1)
    #expect(second.tab.history.current.url == "/shop/1")
    await host.close()
  }

  @Test("two tabs at one address continue each its own page")
  func twoTabs() async throws {
    let one = try await TestDocument.opened(host, at: "/shop/1")
    let other = try await TestDocument.opened(host, at: "/shop/1")
    try await one.type("milk")
    try await other.type("honey")
    await one.leave()
    let otherAgain = try await TestDocument(host, at: "/shop/1")
    #expect(await otherAgain.take(over: other))
    #expect(otherAgain.note == "honey")
    let oneAgain = try await TestDocument(host, at: "/shop/1")
    #expect(await oneAgain.take(over: one))
    #expect(oneAgain.note == "milk")
    await host.close()
  }

  @Test("the copy of a tab becomes a page of its own, and the tab goes on")
  func duplicate() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    let copy = try await TestDocument(host, at: "/shop/1")
    #expect(await !copy.take(over: first, .unsure))
    #expect(copy.closeCode == .inUse)
    #expect(first.closeCode == nil)
    let own = try await TestDocument.opened(host, at: "/shop/1")
    #expect(own.note == "")
    try await first.click("Tap")
    #expect(first.browser.text.contains("1 taps"))
    await host.close()
  }

  @Test("a reload whose old socket isn't closed yet isn't taken for a copy")
  func notClosedYet() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first, .left))
    #expect(first.closeCode == .replaced)
    // The late end of the old socket changes nothing.
    await first.leave()
    try await second.click("Tap")
    #expect(second.browser.text.contains("1 taps"))
    await host.close()
  }

  @Test("a discarded tab continues: nobody shows its page")
  func discarded() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    await first.leave()
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first, .unsure))
    #expect(second.note == "milk")
    await host.close()
  }

  @Test("an earlier document doesn't get the page back that another has taken over")
  func earlierDocument() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first))
    #expect(await !first.connect())
    #expect(second.closeCode == nil)
    // Its own socket may break, and come again.
    await second.leave()
    #expect(await second.connect())
    await host.close()
  }

  @Test("a document whose first answer was lost asks once more")
  func lostAnswer() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first, .unsure) == false)
    await first.leave()
    let connection = TestConnection()
    let query = "session=\(first.session)&document=\(second.own)&received=0&takes=unsure&index=0"
    #expect(await host.attach(query, visitor: first.visitor, connection: connection) != nil)
    #expect(await second.take(over: first, .unsure))
    #expect(second.note == "milk")
    await host.close()
  }

  @Test("the page of another visitor is never continued", arguments: ["left", "unsure"])
  func stranger(_ takeover: String) async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    await first.leave()
    let stranger = Visitor(id: "another")
    let own = try await TestDocument(host, at: "/shop/1", visitor: stranger)
    let query = "session=\(first.session)&document=\(own.own)&received=0&takes=\(takeover)&index=0"
    let connection = TestConnection()
    #expect(await host.attach(query, visitor: stranger, connection: connection) == nil)
    #expect(connection.frames.isEmpty)
    // Nor does a visitor end another's page by naming it as the one that came along.
    let ending = "session=\(own.own)&document=\(first.session)&received=0&takes=left&index=0"
    #expect(await host.attach(ending, visitor: stranger, connection: TestConnection()) != nil)
    #expect(host.sessionCount == 2)
    await host.close()
  }

  @Test("a request alone continues nothing: HEAD, a crawler's, a browser's without script")
  func requestAlone() async throws {
    let first = try await TestDocument.opened(host, at: "/shop/1")
    try await first.type("milk")
    await first.leave()
    for (method, agent) in [("HEAD", ""), ("GET", "Googlebot/2.1"), ("GET", "")] {
      let request = WebRequest(
        method: method,
        path: "/shop/1",
        headers: [("user-agent", agent)],
        visitor: first.visitor
      )
      let page = String(decoding: await host.respond(to: request).body, as: UTF8.self)
      #expect(!page.contains("milk") && !page.contains(first.session))
    }
    await host.close()
  }

  @Test("a page that has expired is gone, and the document has a page of its own")
  func expired() async throws {
    var limits = SessionLimits.patient
    limits.detached = .milliseconds(1)
    let host = Self.host(nil, limits)
    let first = try await TestDocument.opened(host, at: "/shop/1")
    await first.leave()
    while host.sessionCount > 0 { await Task.yield() }
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await !second.take(over: first))
    #expect(second.tab.connection.closeCode == nil)
    let own = try await TestDocument.opened(host, at: "/shop/1")
    #expect(own.title == "Item 1")
    await host.close()
  }

  @Test("a reload after a restart of the server continues the stored page, and its events")
  func restarted() async throws {
    let store = MemorySessionStore()
    let first = try await TestDocument.opened(Self.host(store), at: "/shop")
    try await first.click("One")
    try await first.type("milk")
    while !first.tab.pending.isEmpty {
      await first.tab.session?.settled()
      first.tab.update()
    }
    first.tab.session = nil
    try first.typeUnheard("milk and honey")
    let host = Self.host(store)
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await second.take(over: first))
    #expect(second.title == "Item 1")
    #expect(second.tab.place == 1)
    let third = try await TestDocument(host, at: "/shop/1")
    #expect(await third.take(over: second, knowsLog: false))
    #expect(third.note == "milk and honey")
    await host.close()
  }

  @Test("without a store, a reload after a restart of the server finds no page to continue")
  func restartedWithoutStore() async throws {
    let first = try await TestDocument.opened(Self.host(), at: "/shop/1")
    let second = try await TestDocument(host, at: "/shop/1")
    #expect(await !second.take(over: first))
    #expect(second.tab.connection.closeCode == nil)
    #expect(host.sessionCount == 1)
    await host.close()
  }

  @Test("an app that has ended isn't continued")
  func ended() async throws {
    let host = Self.host()
    let first = try await TestDocument.opened(host, at: "/shop")
    await host.close()
    let second = try await TestDocument(host, at: "/shop")
    #expect(await !second.take(over: first))
    await host.close()
  }

  @Test(
    "a page that isn't found has the script for Back, and says within which app the nearest one is",
    arguments: [("/shop/no/such", "data-gone=\"/shop\""), ("/none", nil)]
  )
  func notFound(_ path: String, within app: String?) async {
    let answer = await host.respond(to: WebRequest(path: path, visitor: Visitor(id: "someone")))
    let page = String(decoding: answer.body, as: UTF8.self)
    #expect(answer.status == 404)
    #expect(page.contains("<script src=\"/-/usher-early."))
    #expect(app.map(page.contains) ?? !page.contains("data-gone"))
  }
}
