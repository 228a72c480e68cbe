import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// A browser that shows where it is, with its page and connection.
@MainActor
final class WhereTab {
  let browser: TestBrowser
  let token: String
  private var host: WebHost
  private let store: (any SessionStore)?
  private let visitor = Visitor(id: "someone")
  private var connection: TestConnection
  private var session: (any WebSocketSession)?
  private var taken = 1

  init(limits: SessionLimits = .patient, store: (any SessionStore)? = nil) async throws {
    self.store = store
    host = Self.host(limits, store)
    let page = await host.respond(to: WebRequest(path: "/where", visitor: visitor)).body
    browser = TestBrowser(page)
    token = try String(
      #require(String(decoding: page, as: UTF8.self).firstMatch(of: /data-session="([^"]+)"/)).1
    )
    connection = TestConnection()
  }

  private static func host(_ limits: SessionLimits, _ store: (any SessionStore)?) -> WebHost {
    let app = WebApp("where", title: "Where") { flow, _ in
      WhereCoordinator(flow: flow)
    } views: {
      WhereScreen.self
    }
    return WebHost([app], limits: limits, store: store)
  }

  /// Joins the session, or comes back after the connection broke.
  func connect(hidden: Bool = false) async throws {
    connection = TestConnection()
    taken = 1
    let joined: (any WebSocketSession)? = await host.attach(
      "session=\(token)&received=\(browser.received)&acked=0&index=0&hidden=\(hidden ? 1 : 0)",
      visitor: visitor,
      connection: connection
    )
    let session: any WebSocketSession = try #require(joined)
    self.session = session
    update()
  }

  /// What comes from now on is lost, until it connects again.
  func lose() { taken = .max }

  /// The connection breaks, and the server knows.
  func disconnect() async {
    session?.disconnected()
    await settle()
    lose()
  }

  /// The server is killed, and another takes its place.
  func killServer(hidden: Bool = false) async throws {
    host = Self.host(.patient, store)
    try await connect(hidden: hidden)
  }

  func receive(_ message: [UInt8]) async {
    let message = [UInt8(truncatingIfNeeded: browser.received)] + message
    await session?.take(message)
    update()
  }

  func answer(_ request: Int, _ status: UInt8, _ text: String = "") async {
    var message: [UInt8] = [0, 5]
    message.append(varint: request)
    await receive(message + [status] + Array(text.utf8))
  }

  func tap(_ button: String) async throws {
    let node = try #require(browser.element("button", button))
    let event = try #require(browser.event("click", on: node))
    await receive(Array(event.dropFirst()))
  }

  func wait(_ hasHappened: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !hasHappened(), ContinuousClock.now < end {
      await session?.settled()
      await Task.yield()
      update()
    }
    try #require(hasHappened(), "It never happened: \(browser.text) \(browser.control)")
  }

  /// Lets the session and its app do what they have to do already.
  func settle() async {
    for _ in 0..<20 { await session?.settled() }
    await session?.observed()
    update()
  }

  /// The numbers of the requests, as asked.
  var requests: [Int] {
    browser.control.filter { $0.hasPrefix("position ") }
      .compactMap { Int($0.split(separator: " ")[1]) }
  }

  /// The latest request, once there are so many.
  func request(_ count: Int = 1) async throws -> Int {
    try await wait { requests.count >= count }
    return requests[count - 1]
  }

  func close() async { await host.close() }

  private func update() {
    let frames = connection.frames
    guard taken < frames.count else { return }
    for frame in frames.dropFirst(taken) { browser.receive(frame) }
    taken = frames.count
  }
}
