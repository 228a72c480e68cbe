import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

@Suite("Web host")
struct WebHostTests {
  let visitor = Visitor(id: "someone")

  func host(_ limits: SessionLimits = .patient) -> WebHost {
    WebHost(
      [
        WebApp("shop", title: "Shop", summary: "Things", styles: ":root {}") { flow, _ in
          ShopCoordinator(flow: flow)
        } views: {
          ListScreen.self
          ItemScreen.self
        } resource: { _, path in
          path == "hello" ? .text(200, "hello") : nil
        }
      ],
      limits: limits,
      title: "Start"
    )
  }

  func get(_ host: WebHost, _ path: String, _ query: String? = nil) async -> (Int, String) {
    let answer = await host.respond(
      to: WebRequest(path: path, query: query, visitor: visitor)
    )
    return (answer.status, String(decoding: answer.body, as: UTF8.self))
  }

  func token(_ page: String) throws -> String {
    try String(#require(page.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
  }

  @Test("pages, the start page, assets and an app's own resources are answered")
  func answers() async throws {
    let host = host()
    let page = await get(host, "/shop/1")
    #expect(page.0 == 200 && page.1.contains("Item 1"))
    #expect(await get(host, "/").1.contains("Things"))
    #expect(await get(host, "/-/usher.js").1.contains("use strict"))
    #expect(await get(host, "/-/usher.css").0 == 200)
    #expect(await get(host, "/shop/-/app.css").1 == ":root {}")
    #expect(await get(host, "/shop/-/hello").1 == "hello")
    #expect(await get(host, "/shop/-/none").0 == 404)
    await host.close()
  }

  @Test(
    "what isn't there is told with a way on, and makes no session",
    arguments: ["/none", "/shop/no/such", "/shopping"]
  )
  func notFound(_ path: String) async {
    let host = host()
    let answer = await get(host, path)
    #expect(answer.0 == 404)
    #expect(answer.1.contains("Nothing has the address"))
    #expect(host.sessionCount == 0)
  }

  @Test("an address is escaped where it is told")
  func escapedAddress() async {
    #expect(await !get(host(), "/<script>").1.contains("<script>"))
  }

  @Test("a file may be kept for ever under the name of its content, and under no other")
  func hashedNames() async throws {
    let host = host()
    let name = AssetFile("", "usher.css", "text/css", ClientStyle.joined).url
    #expect(name.firstMatch(of: /^\/-\/usher\.[0-9a-z]+\.css$/) != nil)
    #expect(await get(host, "/shop/1").1.contains("href=\"\(name)\""))
    for (path, control) in [
      (name, "public, max-age=31536000, immutable"), ("/-/usher.css", "public, no-cache"),
      ("/-/usher.old.css", "public, no-cache"),
    ] {
      let answer = await host.respond(to: WebRequest(path: path, visitor: visitor))
      #expect(answer.status == 200 && answer.body == ClientStyle.joined)
      #expect(answer.headers.first { $0.name == "cache-control" }?.value == control)
    }
    #expect(await get(host, "/-/usher.a.b.css").0 == 404)
    await host.close()
  }

  @Test("the script names its chunks by their contents, and an older script gets none of them")
  func chunks() async throws {
    let host = host()
    let page = await get(host, "/shop/1").1
    let script = try #require(page.firstMatch(of: /src="(\/-\/usher\.[0-9a-z]+\.js)"/))
    let names = await get(host, String(script.1)).1
      .matches(of: /"\.\/(usher-[a-z]+\.[0-9a-z]+\.js)"/)
    #expect(names.count == ClientScript.chunks.count)
    for name in names {
      #expect(await get(host, "/-/\(name.1)").0 == 200)
      let old = name.1.replacing(/\.[0-9a-z]+\./, with: ".old.")
      #expect(await get(host, "/-/\(old)").0 == 404)
    }
    // The browser loads the one that each page needs beside the script.
    let first = try #require(page.firstMatch(of: /rel="modulepreload" href="\/-\/([^"]+)"/))
    #expect(names.first?.1 == first.1)
    await host.close()
  }

  @Test("an asset that the browser has isn't sent again")
  func entityTag() async throws {
    let host = host()
    let first = await host.respond(
      to: WebRequest(path: "/-/usher.js", visitor: visitor)
    )
    let tag = try #require(first.headers.first { $0.name == "etag" }?.value)
    let second = await host.respond(
      to: WebRequest(path: "/-/usher.js", headers: [("if-none-match", tag)], visitor: visitor)
    )
    #expect(second.status == 304 && second.body.isEmpty)
  }

  @Test("a socket joins its session by the token, for the same visitor only")
  func attach() async throws {
    let host = host()
    let token = try token(await get(host, "/shop/1").1)
    let connection = TestConnection()
    let stranger = Visitor(id: "stranger")
    #expect(
      await host.attach("session=\(token)&received=0", visitor: stranger, connection: connection)
        == nil
    )
    #expect(
      await host.attach("session=nonsense&received=0", visitor: visitor, connection: connection)
        == nil
    )
    #expect(await host.attach("session=\(token)", visitor: visitor, connection: connection) == nil)
    let session = await host.attach(
      "session=\(token)&received=0",
      visitor: visitor,
      connection: connection
    )
    #expect(session != nil)
    #expect(connection.frames == [[0]])
    await host.close()
    #expect(connection.closeCode == .goingAway)
    #expect(host.sessionCount == 0)
  }

  @Test("an event is answered in the same turn of the session")
  func sameTurn() async throws {
    let host = host()
    let page = await get(host, "/shop/1").1
    let connection = TestConnection()
    let session = try #require(
      await host.attach(
        "session=\(token(page))&received=0",
        visitor: visitor,
        connection: connection
      )
    )
    let browser = TestBrowser(Array(page.utf8))
    let tap = try #require(browser.element("button", "Tap"))
    let event = try #require(browser.event("click", on: tap))
    await session.take(event)
    #expect(connection.frames.count == 2)
    browser.receive(connection.frames[1])
    #expect(browser.text.contains("1 taps"))
    await host.close()
  }

  @Test("a session joins a new connection, and sends what was missed")
  func reconnect() async throws {
    let host = host()
    let page = await get(host, "/shop/1").1
    let browser = TestBrowser(Array(page.utf8))
    let first = TestConnection()
    let query = try "session=\(token(page))&received=0"
    let session = try #require(
      await host.attach(query, visitor: visitor, connection: first)
    )
    let tap = try #require(browser.element("button", "Tap"))
    let event = try #require(browser.event("click", on: tap))
    await session.take(event)
    // The answer never came; the browser comes back.
    let second = TestConnection()
    let again = try #require(
      await host.attach(query, visitor: visitor, connection: second)
    )
    #expect(first.closeCode == .replaced)
    #expect(second.frames.first == [1])
    for frame in second.frames.dropFirst() { browser.receive(frame) }
    #expect(browser.text.contains("1 taps"))
    // What the old connection still says is too late.
    session.receive(event)
    session.disconnected()
    await again.take(event)
    for frame in second.frames.dropFirst(2) { browser.receive(frame) }
    #expect(browser.text.contains("2 taps"))
    await host.close()
  }

  @Test("a browser that can't say what it has starts anew")
  func lostFrames() async throws {
    let host = host()
    let token = try token(await get(host, "/shop/1").1)
    let connection = TestConnection()
    #expect(
      await host.attach("session=\(token)&received=9", visitor: visitor, connection: connection)
        == nil
    )
    await host.close()
  }

  @Test("of many connections at once, one has the session, and none is refused")
  func racingConnections() async throws {
    let host = host()
    let query = try "session=\(token(await get(host, "/shop/1").1))&received=0"
    let connections = (0..<12).map { _ in TestConnection() }
    let joined = await withTaskGroup(of: Bool.self) { group in
      for connection in connections {
        group.addTask {
          await host.attach(query, visitor: visitor, connection: connection) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(joined == 12)
    #expect(connections.filter { $0.closeCode == nil }.count == 1)
    await host.close()
  }

  @Test("a closed session leaves nothing behind", .timeLimit(.minutes(10)))
  func freed() async throws {
    let app = WebApp("shop", title: "Shop") { flow, _ in
      ShopCoordinator(flow: flow)
    } views: {
      ListScreen.self
    }
    weak var session: WebSession?
    do {
      let opened = WebSession(
        token: "token",
        visitor: visitor,
        threads: .test,
        limits: .patient,
        store: nil,
        monitor: HostMonitor(Reports()),
        ended: { _, _ in }
      )
      session = opened
      // With a screen that has a view, and one that has none.
      _ = try await opened.open(app, path: "1", assets: Assets([app]))
      try await opened.attach(TestConnection(), BrowserState(received: 0))
      await opened.close()
    }
    while session != nil { await Task.yield() }
    #expect(session == nil)
  }

  @Test("a slow browser gets the newest later, and not everything in between")
  func backpressure() async throws {
    let host = host()
    let page = await get(host, "/shop/1").1
    let browser = TestBrowser(Array(page.utf8))
    let connection = TestConnection()
    let session = try #require(
      await host.attach(
        "session=\(token(page))&received=0",
        visitor: visitor,
        connection: connection
      )
    )
    let tap = try #require(browser.element("button", "Tap"))
    let event = try #require(browser.event("click", on: tap))
    connection.isWritable = false
    for _ in 0..<20 { await session.take(event) }
    #expect(connection.frames.count == 1)
    connection.isWritable = true
    session.becameWritable()
    await session.settled()
    #expect(connection.frames.count == 2)
    browser.receive(connection.frames[1])
    #expect(browser.text.contains("20 taps"))
    await host.close()
  }

  /// Counted, and nothing comes of it: a browser sends it for what it can't tell any more.
  private let nothing: [UInt8] = [0, 0, 0]

  @Test("a slow browser is told later what was applied, also when nothing came of it")
  func answeredLater() async throws {
    let host = host()
    let query = try await "session=\(token(get(host, "/shop").1))&received=0"
    let connection = TestConnection()
    let session = try #require(
      await host.attach(query, visitor: visitor, connection: connection)
    )
    connection.isWritable = false
    for _ in 0..<20 { await session.take(nothing) }
    connection.isWritable = true
    session.becameWritable()
    session.becameWritable()
    await session.settled()
    #expect(connection.frames.dropFirst() == [[20]])
    await host.close()
  }

  @Test("a browser that confirms late is told what was applied meanwhile")
  func confirmedLate() async throws {
    let host = host()
    let query = try await "session=\(token(get(host, "/shop").1))&received=0"
    let connection = TestConnection()
    let session = try #require(
      await host.attach(query, visitor: visitor, connection: connection)
    )
    let count = UInt8(FrameLog.limit)
    for _ in 0..<count + 20 { await session.take(nothing) }
    #expect(connection.frames.last == [count])
    await session.take([count])
    #expect(connection.frames.last == [count + 20])
    await host.close()
  }

  @Test("a socket that can't join leaves the one that is there alone")
  func refusedSocket() async throws {
    let host = host()
    let page = await get(host, "/shop").1
    let query = try "session=\(token(page))&received="
    let first = TestConnection()
    let session = try #require(
      await host.attach(query + "0", visitor: visitor, connection: first)
    )
    let elsewhere = TestConnection()
    #expect(await host.attach(query + "77", visitor: visitor, connection: elsewhere) == nil)
    let browser = TestBrowser(Array(page.utf8))
    let item = try #require(browser.element("button", "One"))
    let event = try #require(browser.event("click", on: item))
    await session.take(event)
    #expect(first.frames.count == 2)
    #expect(first.closeCode == nil)
    await host.close()
  }

  @Test("a session whose connections break one after the other still ends")
  func brokenElsewhere() async throws {
    var limits = SessionLimits.patient
    limits.detached = .milliseconds(1)
    let host = host(limits)
    let query = try await "session=\(token(get(host, "/shop").1))&received=0"
    let first = TestConnection()
    let old = try #require(await host.attach(query, visitor: visitor, connection: first))
    let second = TestConnection()
    let new = try #require(await host.attach(query, visitor: visitor, connection: second))
    old.disconnected()
    new.disconnected()
    while host.sessionCount > 0 { await Task.yield() }
    #expect(host.sessionCount == 0)
  }

  @Test("one browser can't open pages without end")
  func limit() async {
    var limits = SessionLimits.patient
    limits.sessionsOfVisitor = 2
    let host = host(limits)
    #expect(await get(host, "/shop").0 == 200)
    #expect(await get(host, "/shop").0 == 200)
    let third = await get(host, "/shop")
    #expect(third.0 == 503 && third.1.contains("close some"))
    await host.close()
  }

  @Test("a page whose socket never comes is closed after a while")
  func expiry() async {
    var limits = SessionLimits.patient
    limits.unattached = .milliseconds(1)
    let host = host(limits)
    #expect(await get(host, "/shop").0 == 200)
    while host.sessionCount > 0 { await Task.yield() }
    #expect(host.sessionCount == 0)
  }
}

/// A connection that keeps what it is told.
final class TestConnection: WebConnection {
  private struct State {
    var frames: [[UInt8]] = []
    var closeCode: CloseCode?
    var isWritable = true
  }

  private let state = Mutex(State())
  let address: String?
  let origin: String?

  init(from address: String? = nil, at origin: String? = "https://example.org") {
    self.address = address
    self.origin = origin
  }

  var frames: [[UInt8]] { state.withLock(\.frames) }
  var closeCode: CloseCode? { state.withLock(\.closeCode) }
  var isWritable: Bool {
    get { state.withLock(\.isWritable) }
    set { state.withLock { $0.isWritable = newValue } }
  }

  func send(_ frame: [UInt8]) { state.withLock { $0.frames.append(frame) } }
  func took(_ count: Int) {}
  func close(code: CloseCode) { state.withLock { $0.closeCode = code } }
}
