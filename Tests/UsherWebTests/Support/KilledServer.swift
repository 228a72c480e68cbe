import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// The language of tests about a server that is killed: a browser's tab, what the person does in it, and the ends of the
/// server. A server is killed by dropping its host without a word; another host with the same store takes its place.
final class KilledServer {
  let visitor = Visitor(id: "someone")
  let store: any SessionStore
  let tab: ContinuedTab
  private(set) var host: WebHost
  /// The page as it was loaded.
  let page: String
  private let app: (Int) -> WebApp
  /// Which rows of long lists the tab says it has.
  var rows = ""

  /// Starts the server, and opens a page of it.
  init(
    _ store: any SessionStore = MemorySessionStore(),
    at path: String = "/shop",
    version: Int = 1,
    limits: SessionLimits = KilledServer.limits,
    reports: Reports? = nil,
    observer: (any HostObserver)? = nil,
    inspector: HostInspector? = nil,
    app: @escaping (Int) -> WebApp = KilledServer.shop
  ) async throws {
    self.store = store
    self.app = app
    host = Self.host(store, app(version), observer ?? reports, limits, inspector)
    let answer = await host.respond(to: WebRequest(path: path, visitor: visitor))
    page = String(decoding: answer.body, as: UTF8.self)
    tab = try ContinuedTab(page)
    try await connect()
  }

  /// Starts the server in another process than the one that served this page; the tab hasn't joined it yet.
  init(
    _ store: any SessionStore,
    continuing page: String,
    reports: Reports? = nil,
    app: @escaping (Int) -> WebApp
  ) throws {
    self.store = store
    self.app = app
    host = Self.host(store, app(1), reports)
    self.page = page
    tab = try ContinuedTab(page)
  }

  /// Starts the server; the person opens an item.
  static func atItem(_ store: any SessionStore = MemorySessionStore()) async throws -> KilledServer
  {
    let server = try await KilledServer(store)
    try await server.click("One")
    await server.settle()
    return server
  }

  /// The same, and from now on nothing more is stored.
  static func atItem(holding store: HeldStore) async throws -> KilledServer {
    await store.release()
    let server = try await atItem(store)
    await store.hold()
    return server
  }

  var browser: TestBrowser { tab.browser }
  var title: String { browser.title }
  /// The text of the item's field.
  var note: String? { browser.element("input", "")?.value }

  // MARK: The person

  func click(_ button: String) async throws { try await act("click", "button", button) }

  func type(_ text: String) async throws { try await act("input", "input", "", text) }

  /// The browser goes to an entry of its history by itself.
  func go(to place: Int, _ url: String) async { await send(tab.goMeanwhile(to: place, url)) }

  // MARK: The server

  /// The server doesn't answer any more, and the browser hasn't noticed.
  func leave() { tab.session = nil }

  /// The connection breaks, and the server goes on.
  func disconnect() async {
    tab.session?.disconnected()
    await tab.session?.settled()
  }

  /// Another process takes the server's place; no browser has joined it.
  func replace(version: Int = 1, reports: Reports? = nil) {
    host = Self.host(store, app(version), reports)
  }

  /// The tab's next connection comes to this process again.
  func `return`(to host: WebHost) { self.host = host }

  /// Another process takes the server's place, and the tab joins it.
  ///
  /// - Parameter meanwhile: what happens after the browser has told where it is, and before it is answered.
  func restart(version: Int = 1, meanwhile: () -> Void = {}) async throws {
    replace(version: version)
    try await connect(meanwhile: meanwhile)
  }

  func close() async { await host.close() }

  /// The tab opens a connection to the server, and sends what isn't acknowledged.
  func connect(meanwhile: () -> Void = {}) async throws {
    tab.connection = TestConnection()
    tab.taken = 0
    let session = await attach("\(query)&index=\(tab.place)", tab.connection)
    let joined: any WebSocketSession = try #require(session)
    tab.session = joined
    meanwhile()
    tab.update()
    for event in tab.pending {
      // What was typed stays in the field.
      if let typed = event.typed { browser.element("input", "")?.value = typed }
      await send(event.message)
    }
  }

  /// What the tab says of itself when it opens a connection, without where it is in its history.
  var query: String { query(having: 0) }

  /// - Parameter frames: how many more the browser says it has.
  func query(having frames: UInt8) -> String {
    let received = UInt8(truncatingIfNeeded: browser.received) &+ frames
    let acknowledged = UInt8(truncatingIfNeeded: tab.acknowledged)
    return "session=\(tab.token)&received=\(received)&acked=\(acknowledged)&rows=\(rows)"
  }

  /// Opens a connection that isn't the tab's.
  func attach(
    _ query: String,
    _ connection: TestConnection,
    visitor: Visitor? = nil
  ) async -> (any WebSocketSession)? {
    await host.attach(query, visitor: visitor ?? self.visitor, connection: connection)
  }

  /// The person opens another page.
  func openAnother(_ path: String) async throws -> TestBrowser {
    let answer = await host.respond(to: WebRequest(path: path, visitor: visitor))
    let other = try ContinuedTab(String(decoding: answer.body, as: UTF8.self))
    let session = await attach("session=\(other.token)&received=0", other.connection)
    try await #require(session).settled()
    other.update()
    return other.browser
  }

  /// Waits until all that was done is acknowledged.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    let end = ContinuousClock.now + .seconds(120)
    while !tab.pending.isEmpty {
      guard ContinuousClock.now < end else {
        Issue.record("Not everything was acknowledged.", sourceLocation: sourceLocation)
        return
      }
      await tab.session?.settled()
      await Task.yield()
      tab.update()
    }
  }

  /// Waits until a text is shown: what the server acknowledges can come before what it shows.
  func see(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let end = ContinuousClock.now + .seconds(120)
    while !browser.text.contains(text), ContinuousClock.now < end {
      await tab.session?.settled()
      await Task.yield()
      tab.update()
    }
    #expect(browser.text.contains(text), sourceLocation: sourceLocation)
  }

  func act(
    _ event: String,
    _ name: String,
    _ text: String,
    _ payload: String = ""
  ) async throws {
    let node = try #require(browser.element(name, text), "There is no \(name) “\(text)”.")
    if event == "input" { node.value = payload }
    let message = try #require(browser.event(event, on: node, payload))
    tab.sent += 1
    tab.pending.append((tab.sent, message, event == "input" ? payload : nil))
    await send(message)
  }

  private func send(_ message: [UInt8]) async {
    await tab.session?.take(message)
    tab.update()
  }

  static func shop(version: Int) -> WebApp {
    WebApp("shop", title: "Shop", version: version) { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
      ItemScreen.self
    }
  }

  static func host(
    _ store: any SessionStore,
    _ app: WebApp,
    _ observer: (any HostObserver)?,
    _ limits: SessionLimits = limits,
    _ inspector: HostInspector? = nil
  ) -> WebHost {
    WebHost(
      [app],
      limits: limits,
      store: store,
      observer: observer ?? Reports(),
      inspector: inspector
    )
  }

  /// A store that fails is tried again at once.
  static var limits: SessionLimits {
    var limits = SessionLimits.patient
    limits.saveRetry = .milliseconds(1)
    limits.longestSaveRetry = .milliseconds(4)
    limits.lastSave = .seconds(60)
    return limits
  }
}
