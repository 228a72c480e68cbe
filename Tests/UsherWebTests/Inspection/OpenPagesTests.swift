import Foundation
import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Open pages in an inspector", .timeLimit(.minutes(10)))
struct OpenPagesTests {
  /// An inspector that only looks.
  private final class Looker: Sendable {
    private let kept = Mutex<OpenPages?>(nil)
    var pages: OpenPages { kept.withLock { $0 } ?? OpenPages() }

    var inspector: HostInspector {
      HostInspector { pages in
        self.kept.withLock { $0 = pages }
        return [KilledServer.door(1)]
      }
    }

    func details(of server: KilledServer) async -> InspectedDetails? {
      let id = HostLogEntry.short(server.tab.token)
      guard case .page(let details) = await pages.details(of: id) else { return nil }
      return details
    }
  }

  private func server(
    _ looker: Looker,
    app: @escaping (Int) -> WebApp = KilledServer.shop,
    at path: String = "/shop"
  ) async throws -> KilledServer {
    try await KilledServer(at: path, inspector: looker.inspector, app: app)
  }

  @Test("a page is listed with its title, its address, and whether a browser shows it")
  func list() async throws {
    let looker = Looker()
    let server = try await server(looker)
    try await server.click("One")
    await server.settle()
    let page = try #require(await looker.pages.list().pages.first)
    #expect(page.id == server.tab.token.prefix(8))
    #expect(page.app == "shop")
    #expect(page.visitor == "someon")
    #expect(page.answer?.title == server.title)
    #expect(page.answer?.address.hasPrefix("/shop/") == true)
    #expect(page.answer?.isConnected == true)
    #expect(page.answer?.isSlow == false)
    await server.disconnect()
    #expect(await looker.pages.list().pages.first?.answer?.isConnected == false)
    await server.close()
    #expect(await looker.pages.list().pages.isEmpty)
  }

  @Test("coordinators, screens and state are shown; events and transitions from the first look on")
  func details() async throws {
    let looker = Looker()
    let server = try await server(looker)
    let before = try #require(await looker.details(of: server))
    #expect(before.outline.first?.title == "ShopCoordinator")
    #expect(before.screens.count == 1)
    #expect(before.transitions.isEmpty)
    #expect(before.events.isEmpty)
    try await server.click("One")
    await server.settle()
    let after = try #require(await looker.details(of: server))
    #expect(after.screens.count == 2)
    #expect(after.screens.map(\.isVisible) == [false, true])
    #expect(after.outline.map(\.depth) == [0, 1, 1])
    let transition = try #require(after.transitions.first)
    #expect(transition.kind == "push")
    #expect(transition.cause == "action")
    #expect(transition.address == after.page.answer?.address)
    let event = try #require(after.events.first)
    #expect(event.name.hasPrefix("“click” of <button> on the screen of "))
    #expect(event.received > 0)
    #expect(event.sent > 0)
    #expect(event.duration > .zero)
    await server.close()
  }

  @Test("the open prompt is shown, and that it came and was answered")
  func prompt() async throws {
    let looker = Looker()
    let server = try await server(looker)
    try await server.click("One")
    try await server.type("a note")
    await server.settle()
    _ = await looker.details(of: server)
    try await server.click("Back")
    await server.settle()
    let asking = try #require(await looker.details(of: server))
    #expect(asking.outline.last?.kind == .prompt)
    #expect(asking.outline.last?.title == "Discard the note?")
    #expect(asking.outline.last?.detail.contains("Discard") == true)
    try await server.click("Discard")
    await server.settle()
    let answered = try #require(await looker.details(of: server))
    #expect(answered.outline.allSatisfy { $0.kind != .prompt })
    #expect(answered.transitions.map(\.kind) == ["prompt", "pop"])
    #expect(answered.transitions.first?.title == "Discard the note?")
    await server.close()
  }

  @Test("what was typed into a private field isn't shown, wherever the app has put it")
  func privacy() async throws {
    let looker = Looker()
    let server = try await server(looker, app: KilledServer.door, at: "/door")
    _ = await looker.details(of: server)
    try await server.act("input", "input", "Name", "Ada")
    try await server.act("input", "input", "Password", "pl4nted")
    await server.settle()
    let details = try #require(await looker.details(of: server))
    let text = "\(details)"
    #expect(text.contains("Ada"))
    // Nor how long it is.
    let typed = details.events.filter { $0.name.contains("<input>") }
    #expect(typed.map { $0.received > 0 } == [true, false])
    #expect(!text.contains("pl4nted"))
    // A short one, as the beginning of a longer one, is found where it stands alone.
    try await server.act("input", "input", "Password", "q7")
    await server.settle()
    let state = try #require(await looker.details(of: server)).screens.first?.state
    #expect(state?.first { $0.name == "copy" }?.value == "•••")
    await server.close()
  }

  @Test("a page that nobody looks at any more forgets its record, though nothing happens")
  func patience() async throws {
    let looker = Looker()
    let server = try await server(looker)
    _ = await looker.details(of: server)
    try await server.click("One")
    await server.settle()
    let session = try #require((server.tab.session as? AttachedSession)?.session)
    let look = ContinuousClock.now
    _ = await looker.details(of: server)
    await session.forgetRecord(at: look + .seconds(9))
    #expect(await looker.details(of: server)?.transitions.count == 1)
    await session.forgetRecord(at: .now + .seconds(11))
    #expect(await looker.details(of: server)?.transitions.isEmpty == true)
    await server.close()
  }

  @Test("what was private when it was shown stays hidden, also on a prompt's buttons")
  func privateThen() async throws {
    let looker = Looker()
    let server = try await server(looker, app: KilledServer.door, at: "/door")
    _ = await looker.details(of: server)
    try await server.act("input", "input", "Password", "pl4nted")
    try await server.click("Ask")
    await server.settle()
    let asking = try #require(await looker.details(of: server))
    #expect(asking.outline.last?.detail == "OK / ••• / Cancel")
    try await server.click("OK")
    // The field shows another text, and the first one isn't known any more.
    try await server.act("input", "input", "Password", "other")
    await server.settle()
    let details = try #require(await looker.details(of: server))
    #expect(details.transitions.map(\.title) == ["•••", "•••"])
    #expect(!"\(details)".contains("pl4nted"))
    await server.close()
  }

  @Test("of messages about private texts, and what follows them, one is kept")
  func privateEvents() {
    var recorder = PageRecorder()
    func change() {
      recorder.send(bytes: 5)
      recorder.end(after: .zero)
    }
    for _ in 1...4 {
      recorder.begin(bytes: 12)
      recorder.hideSize()
      recorder.end(after: .zero)
      change()
    }
    #expect(recorder.events.map(\.received) == [0])
    recorder.begin(bytes: 7)
    recorder.end(after: .zero)
    change()
    #expect(recorder.events.map(\.received) == [0, 7, 0])
  }

  @Test("of a covered screen no text is shown, and everything else")
  func covered() async throws {
    let looker = Looker()
    let server = try await server(looker)
    try await server.click("One")
    try await server.type("a note")
    await server.settle()
    let visible = try #require(await looker.details(of: server))
    #expect("\(visible.screens[1].state)".contains("a note"))
    #expect(visible.screens.map(\.isVisible) == [false, true])
    #expect(!"\(visible.screens[0].state)".contains("“"))
    await server.close()
  }

  @Test("the last hundred events are kept")
  func ring() {
    var recorder = PageRecorder()
    for number in 1...250 {
      recorder.begin(bytes: number)
      recorder.end(after: .zero)
    }
    #expect(recorder.events.map(\.id) == Array(151...250))
    // Work in which nothing came and went isn't an event.
    recorder.end(after: .seconds(1))
    #expect(recorder.events.last?.id == 250)
  }

  @Test("a page that works for long holds up no inspector")
  func busy() async throws {
    let looker = Looker()
    let server = try await server(looker)
    let session = try #require(
      (server.tab.session as? AttachedSession)?.session
    )
    let began = AsyncStream.makeStream(of: Void.self)
    let end = Atomic(false)
    session.executor.execute {
      began.continuation.finish()
      while !end.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.001) }
    }
    for await _ in began.stream {}
    let pages = looker.pages
    #expect(await pages.list().pages.map(\.answer) == [nil])
    guard case .busy = await pages.details(of: HostLogEntry.short(server.tab.token)) else {
      Issue.record("It isn't busy.")
      return
    }
    end.store(true, ordering: .relaxed)
    await server.tab.session?.settled()
    #expect(await pages.list().pages.first?.answer != nil)
    await server.close()
  }
}
