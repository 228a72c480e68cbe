import Synchronization
import Testing
import Usher

@testable import UsherWeb

/// A server that is killed: its host is dropped without a word, and another one takes its place.
@Suite("Continuing after the server was killed", .timeLimit(.minutes(1)))
struct ContinuationTests {
  let loop = TestLoop()
  let visitor = Visitor(id: "someone")

  private func host(_ store: any SessionStore, version: Int = 1, _ reports: Reports? = nil)
    -> WebHost
  {
    var limits = SessionLimits.patient
    limits.saveRetry = .milliseconds(1)
    return WebHost(
      [
        WebApp("shop", title: "Shop", version: version) { flow, _ in
          ShopCoordinator(flow: flow)
        } views: {
          ListScreen.self
          ItemScreen.self
        }
      ],
      limits: limits,
      store: store,
      report: { reports?.add($0) }
    )
  }

  /// A browser with its page and connection.
  private final class Tab {
    let browser: TestBrowser
    let token: String
    var connection: TestConnection
    var session: (any WebSocketSession)?
    var taken = 0
    /// Events that aren't acknowledged, by number.
    var pending: [(number: Int, message: [UInt8], typed: String?)] = []
    var sent = 0
    var acknowledged = 0
    /// Where the browser is in its history.
    var place = 0
    private var followed = 0
    private var placeAnew: Int?

    /// The browser goes to an entry of its history by itself, and nobody is told yet.
    @discardableResult
    func goMeanwhile(to place: Int, _ url: String) -> [UInt8] {
      self.place = place
      let received = UInt8(truncatingIfNeeded: browser.received)
      let message = [received, 0, 1, UInt8(place + 1)] + Array(url.utf8)
      sent += 1
      pending.append((sent, message, nil))
      return message
    }

    init(_ page: String, _ loop: TestLoop) throws {
      browser = TestBrowser(Array(page.utf8))
      token = try String(#require(page.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
      connection = TestConnection(loop)
    }

    /// Takes in what has come.
    func update() {
      let frames = connection.frames
      for (index, frame) in frames.enumerated().dropFirst(taken) {
        if let first = frame.first {
          let ahead = Int(first &- UInt8(truncatingIfNeeded: acknowledged))
          if ahead < 128 { acknowledged += ahead }
        }
        pending.removeAll { $0.number <= acknowledged }
        if index > 0 { browser.receive(frame) } else { greet(frame) }
      }
      taken = frames.count
      for control in browser.control.dropFirst(followed).map({ $0.split(separator: " ") }) {
        switch control.first {
        case "push": place += 1
        case "back": place -= Int(control[1]) ?? 0
        case "reset": place = placeAnew ?? place
        default: break
        }
      }
      followed = browser.control.count
    }

    /// When everything comes anew, the history follows it from the place the server was told.
    private func greet(_ frame: [UInt8]) {
      guard frame.count == 3, frame[1] == 1 else { return }
      placeAnew = frame[2] > 0 ? Int(frame[2]) - 1 : nil
      var isFollowed = false
      for index in pending.indices.reversed() {
        guard pending[index].message[1...2] == [0, 1] else { continue }
        if isFollowed { pending[index].message = [0, 0, 0] } else { pending[index].message[2] = 8 }
        isFollowed = true
      }
    }
  }

  private func open(_ host: WebHost, _ path: String = "/shop") async throws -> Tab {
    let answer = await host.respond(to: WebRequest(path: path, visitor: visitor), on: loop)
    let tab = try Tab(String(decoding: answer.body, as: UTF8.self), loop)
    try await join(tab, host)
    return tab
  }

  /// A browser at an item.
  private func openItem(of host: WebHost) async throws -> Tab {
    let tab = try await open(host)
    try await act(tab, "click", "button", "One")
    await settle(tab)
    return tab
  }

  /// A browser at an item; from now on nothing more is stored.
  private func openItem(of host: WebHost, _ store: HeldStore) async throws -> Tab {
    await store.release()
    let tab = try await openItem(of: host)
    await store.hold()
    return tab
  }

  /// - Parameter meanwhile: what happens after the browser has told where it is, and before it is answered.
  private func join(_ tab: Tab, _ host: WebHost, meanwhile: () -> Void = {}) async throws {
    tab.connection = TestConnection(loop)
    tab.taken = 0
    let received = UInt8(truncatingIfNeeded: tab.browser.received)
    let acked = UInt8(truncatingIfNeeded: tab.acknowledged)
    let session: (any WebSocketSession)? = await host.attach(
      "session=\(tab.token)&received=\(received)&acked=\(acked)&index=\(tab.place)",
      visitor: visitor,
      connection: tab.connection
    )
    let joined: any WebSocketSession = try #require(session)
    meanwhile()
    tab.session = joined
    tab.update()
    for event in tab.pending {
      // What was typed stays in the field.
      if let typed = event.typed { tab.browser.element("input", "")?.value = typed }
      await send(event.message, tab)
    }
  }

  private func act(
    _ tab: Tab,
    _ event: String,
    _ name: String,
    _ text: String,
    _ payload: String = ""
  )
    async throws
  {
    let node = try #require(tab.browser.element(name, text), "There is no \(name) “\(text)”.")
    if event == "input" { node.value = payload }
    let message = try #require(tab.browser.event(event, on: node, payload))
    tab.sent += 1
    tab.pending.append((tab.sent, message, event == "input" ? payload : nil))
    await send(message, tab)
  }

  /// The browser goes to an entry of its history by itself.
  private func go(to place: Int, _ url: String, _ tab: Tab) async {
    await send(tab.goMeanwhile(to: place, url), tab)
  }

  private func send(_ message: [UInt8], _ tab: Tab) async {
    let session = tab.session
    await loop.run { message.withUnsafeBytes { session?.receive($0) } }
    tab.update()
  }

  private func settle(_ tab: Tab) async {
    while !tab.pending.isEmpty {
      await loop.run {}
      await Task.yield()
      tab.update()
    }
  }

  @Test("a page continues where it was, with what was typed and the way back")
  func continues() async throws {
    let store = MemorySessionStore()
    let tab = try await open(host(store))
    try await act(tab, "click", "button", "One")
    try await act(tab, "input", "input", "", "milk")
    await settle(tab)
    let second = host(store)
    try await join(tab, second)
    #expect(tab.browser.title == "Item 1")
    #expect(tab.browser.element("input", "")?.value == "milk")
    try await act(tab, "input", "input", "", "milk and honey")
    await settle(tab)
    let third = host(store)
    try await join(tab, third)
    #expect(tab.browser.element("input", "")?.value == "milk and honey")
    // Back is asked about, as it was before.
    try await act(tab, "click", "button", "Back")
    #expect(tab.browser.text.contains("Discard the note?"))
    try await act(tab, "click", "button", "Discard")
    #expect(tab.browser.title == "List")
    #expect(tab.browser.control.last == "back 1")
    await third.close()
  }

  @Test("an event isn't acknowledged before it is stored, is sent again, and applied once")
  func acknowledged() async throws {
    let store = HeldStore()
    let tab = try await openItem(of: host(store), store)
    try await act(tab, "input", "input", "", "a")
    try await act(tab, "click", "button", "Tap")
    // It shows at once, and isn't acknowledged.
    #expect(tab.browser.text.contains("1 taps"))
    #expect(tab.pending.count == 2)
    // The server is killed before it could store; what it did is done again.
    await store.drop()
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.element("input", "")?.value == "a")
    #expect(tab.browser.text.contains("1 taps"))
    await second.close()
  }

  @Test("a frame says which events it shows when they aren't stored yet")
  func applied() async throws {
    let store = HeldStore()
    let host = host(store)
    let tab = try await openItem(of: host, store)
    try await act(tab, "input", "input", "", "a")
    for taps in 1...2 {
      try await act(tab, "click", "button", "Tap")
      #expect(tab.browser.text.contains("\(taps) taps"))
      #expect(tab.browser.shownEvents == UInt8(tab.sent))
      // Before what came of them.
      let start = tab.connection.frames.last?.dropFirst().prefix(2)
      #expect(start == [0, PageControl.applied.rawValue])
    }
    // Also when nothing came of them.
    try await act(tab, "input", "input", "", "ab")
    let applied = [0, PageControl.applied.rawValue, UInt8(tab.sent)]
    #expect(tab.connection.frames.last?.dropFirst() == applied[...])
    #expect(tab.acknowledged == 1)
    await store.release()
    await settle(tab)
    await host.close()
  }

  @Test(
    "an event that is applied and not stored yet isn't applied again when the connection breaks"
  )
  func reconnected() async throws {
    let store = HeldStore()
    let host = host(store)
    let tab = try await openItem(of: host, store)
    try await act(tab, "input", "input", "", "a")
    try await act(tab, "click", "button", "Tap")
    #expect(tab.pending.count == 2)
    let session = tab.session
    await loop.run { session?.disconnected() }
    try await join(tab, host)
    #expect(tab.browser.text.contains("1 taps"))
    try await act(tab, "click", "button", "Tap")
    #expect(tab.browser.text.contains("2 taps"))
    await store.release()
    await settle(tab)
    #expect(tab.browser.element("input", "")?.value == "a")
    await host.close()
  }

  @Test("that rows are numbered anew is said until the browser has them")
  func saidAgain() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    let second = host(store)
    let received = UInt8(truncatingIfNeeded: tab.browser.received)
    var place = 1
    func greeting(having frames: UInt8) async -> [UInt8]? {
      let connection = TestConnection(loop)
      let query = "session=\(tab.token)&received=\(received &+ frames)&acked=\(tab.acknowledged)"
      _ = await second.attach("\(query)&index=\(place)", visitor: visitor, connection: connection)
      return connection.frames.first
    }
    // The connection breaks before anything has come.
    #expect(await greeting(having: 0)?.dropFirst() == [1, 2])
    // And from where its history goes on, wherever the browser is by now.
    place = 0
    #expect(await greeting(having: 0)?.dropFirst() == [1, 2])
    #expect(await greeting(having: 1)?.dropFirst() == [])
    #expect(second.sessionCount == 1)
    await second.close()
  }

  @Test("two connections that bring a page back at once get the same one")
  func twice() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    let second = host(store)
    let query = "session=\(tab.token)&received=\(tab.browser.received)&acked=\(tab.acknowledged)"
    let visitor = visitor
    let connections = [TestConnection(loop), TestConnection(loop)]
    let joined = await withTaskGroup { group in
      for connection in connections {
        group.addTask {
          await second.attach(query, visitor: visitor, connection: connection) != nil
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(joined >= 1)
    #expect(second.sessionCount == 1)
    await second.close()
  }

  @Test(
    "hundreds of events that change nothing worth storing don't confuse the count",
    arguments: [10, 70, 300]
  )
  func unstored(_ taps: Int) async throws {
    let store = MemorySessionStore()
    let tab = try await open(host(store), "/shop/1")
    for _ in 0..<taps { try await act(tab, "click", "button", "Tap") }
    await settle(tab)
    let second = host(store)
    try await join(tab, second)
    #expect(tab.pending.isEmpty)
    // Taps aren't part of the state; the notes are.
    try await act(tab, "click", "button", "Tap")
    #expect(tab.browser.text.contains("1 taps"))
    await settle(tab)
    #expect(tab.sent == taps + 1)
    await second.close()
  }

  @Test("a step back that wasn't stored is made once, also in the browser's history")
  func stepBack() async throws {
    let store = HeldStore()
    let tab = try await open(host(store))
    await store.release()
    try await act(tab, "click", "button", "One")
    await settle(tab)
    #expect(tab.place == 1)
    await store.hold()
    try await act(tab, "click", "button", "Back")
    #expect(tab.place == 0)
    await store.drop()
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    // And a step forward.
    await store.hold()
    try await act(tab, "click", "button", "Two")
    #expect(tab.place == 1)
    await store.drop()
    let third = host(store)
    try await join(tab, third)
    await settle(tab)
    #expect(tab.browser.title == "Item 2")
    #expect(tab.place == 1)
    await third.close()
  }

  @Test("the browser's Back while the server is away is followed once, where its history is, too")
  func browsersBack() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    tab.session = nil
    await go(to: 0, "/shop", tab)
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    await second.close()
  }

  @Test("the browser's Forward while the server is away is followed by the address")
  func browsersForward() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    await go(to: 0, "/shop", tab)
    await settle(tab)
    tab.session = nil
    await go(to: 1, "/shop/1", tab)
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.title == "Item 1")
    #expect(tab.place == 1)
    await second.close()
  }

  @Test("the browser's Back while it connects isn't made a second time")
  func backWhileConnecting() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    tab.session = nil
    let second = host(store)
    try await join(tab, second) { tab.goMeanwhile(to: 0, "/shop") }
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    await second.close()
  }

  @Test("the browser's Forward, and Back while it connects, leave it where it was")
  func backAfterForward() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    await go(to: 0, "/shop", tab)
    await settle(tab)
    tab.session = nil
    await go(to: 1, "/shop/1", tab)
    let second = host(store)
    try await join(tab, second) { tab.goMeanwhile(to: 0, "/shop") }
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    await second.close()
  }

  @Test("the browser's Back is one step also when the first connection brought nothing")
  func backOverLostConnection() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    tab.session = nil
    await go(to: 0, "/shop", tab)
    let second = host(store)
    let query = "session=\(tab.token)&received=\(tab.browser.received)&acked=\(tab.acknowledged)"
    let lost = TestConnection(loop)
    let session = try #require(
      await second.attach(query + "&index=0", visitor: visitor, connection: lost)
    )
    await loop.run { session.disconnected() }
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    await second.close()
  }

  @Test("the browser's Back to an entry that has become another's goes to its address")
  func backToAddress() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    tab.session = nil
    await go(to: 1, "/shop/2", tab)
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.title == "Item 2")
    #expect(tab.place == 1)
    await second.close()
  }

  @Test("events that come again are acknowledged, also when nothing of them was left to store")
  func acknowledgedAgain() async throws {
    let store = HeldStore()
    let host = host(store)
    let tab = try await open(host, "/shop/1")
    for _ in 0..<3 { try await act(tab, "click", "button", "Tap") }
    #expect(tab.pending.count == 3)
    let session = tab.session
    await loop.run { session?.disconnected() }
    await store.release()
    while try await store.record(of: tab.token) == nil { await Task.yield() }
    for _ in 0..<20 { await loop.run {} }
    try await join(tab, host)
    await settle(tab)
    #expect(tab.browser.text.contains("3 taps"))
    await host.close()
  }

  @Test(
    "the browser's Back that a guard has refused asks once more after a crash, at the same place",
    arguments: [true, false]
  )
  func refusedBack(_ wasApplied: Bool) async throws {
    let store = HeldStore()
    await store.release()
    let tab = try await open(host(store))
    try await act(tab, "click", "button", "One")
    try await act(tab, "input", "input", "", "a note")
    await settle(tab)
    await store.hold()
    if !wasApplied { tab.session = nil }
    await go(to: 0, "/shop", tab)
    #expect(tab.place == (wasApplied ? 1 : 0))
    await store.drop()
    let second = host(store)
    try await join(tab, second)
    await settle(tab)
    #expect(tab.browser.text.contains("Discard the note?"))
    #expect(tab.place == 1)
    try await act(tab, "click", "button", "Discard")
    await settle(tab)
    #expect(tab.browser.title == "List")
    #expect(tab.place == 0)
    await second.close()
  }

  @Test("another visitor can't continue it")
  func stranger() async throws {
    let store = MemorySessionStore()
    let tab = try await openItem(of: host(store))
    let second = host(store)
    let answer = await second.attach(
      "session=\(tab.token)&received=0",
      visitor: Visitor(id: "another"),
      connection: TestConnection(loop)
    )
    #expect(answer == nil)
    #expect(second.sessionCount == 0)
  }

  @Test("what a newer app has stored is told, and the page begins afresh")
  func newer() async throws {
    let store = MemorySessionStore()
    let tab = try await open(host(store, version: 2))
    try await act(tab, "click", "button", "One")
    await settle(tab)
    let reports = Reports()
    let second = host(store, version: 1, reports)
    let answer = await second.attach(
      "session=\(tab.token)&received=0",
      visitor: visitor,
      connection: TestConnection(loop)
    )
    #expect(answer == nil)
    #expect(reports.texts.count == 1)
    #expect(reports.texts.first?.contains("this app knows versions up to 1") == true)
    // It is still there for the newer one.
    try await join(tab, host(store, version: 2))
    #expect(tab.browser.title == "Item 1")
  }

  @Test("a store that fails is told, and the page goes on")
  func failing() async throws {
    let reports = Reports()
    let tab = try await open(host(FailingStore(), version: 1, reports))
    try await act(tab, "click", "button", "One")
    await settle(tab)
    #expect(tab.browser.title == "Item 1")
    #expect(reports.texts.first?.hasPrefix("A session couldn't be stored: ") == true)
  }
}

private final class Reports: Sendable {
  private let state = Mutex<[String]>([])
  var texts: [String] { state.withLock { $0 } }
  func add(_ text: String) { state.withLock { $0.append(text) } }
}

private struct FailingStore: SessionStore {
  struct Full: Error {}
  func save(_ record: SessionRecord) async throws { throw Full() }
  func remove(_ token: String) async {}
  func record(of token: String) async throws -> SessionRecord? { nil }
}

/// Stores only when it may.
private actor HeldStore: SessionStore {
  private var records: [String: SessionRecord] = [:]
  private var isHeld = true
  private var waiting: [(SessionRecord, CheckedContinuation<Void, Never>)] = []

  func save(_ record: SessionRecord) async throws {
    guard isHeld else { return records[record.token] = record }
    await withCheckedContinuation { waiting.append((record, $0)) }
  }

  func remove(_ token: String) async { records[token] = nil }
  func record(of token: String) async throws -> SessionRecord? { records[token] }

  func hold() { isHeld = true }

  func release() {
    isHeld = false
    for (record, continuation) in waiting {
      records[record.token] = record
      continuation.resume()
    }
    waiting = []
  }

  /// What waits is lost; from now on all is stored.
  func drop() {
    isHeld = false
    for (_, continuation) in waiting { continuation.resume() }
    waiting = []
  }
}
