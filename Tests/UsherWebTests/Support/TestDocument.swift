import Testing
import WebTesting

@testable import UsherWeb

/// A document of a browser, loaded from a host: of a new page, or of one that an earlier document showed.
final class TestDocument {
  let host: WebHost
  let visitor: Visitor
  let status: Int
  let tab: ContinuedTab
  /// The token that the document was loaded with.
  var own: String { tab.token }
  /// The session that the document shows.
  private(set) var session: String

  init(
    _ host: WebHost,
    at path: String,
    visitor: Visitor = Visitor(id: "someone")
  ) async throws {
    self.host = host
    self.visitor = visitor
    let answer = await host.respond(to: WebRequest(path: path, visitor: visitor))
    status = answer.status
    tab = try ContinuedTab(String(decoding: answer.body, as: UTF8.self))
    session = tab.token
  }

  var browser: TestBrowser { tab.browser }
  var title: String { browser.title }
  var note: String? { browser.element("input", "")?.value }
  var closeCode: CloseCode? { tab.connection.closeCode }

  /// Opens the page, and its socket.
  static func opened(
    _ host: WebHost,
    at path: String,
    visitor: Visitor = Visitor(id: "someone")
  ) async throws -> TestDocument {
    let document = try await TestDocument(host, at: path, visitor: visitor)
    try #require(await document.connect())
    return document
  }

  /// Opens a socket for the session that the document shows.
  @discardableResult
  func connect(
    _ more: String = "",
    isElsewhere: Bool = false,
    knowsLog: Bool = true,
    at origin: String? = "https://example.org"
  )
    async -> Bool
  {
    tab.connection = TestConnection(at: origin)
    tab.taken = 0
    let received = UInt8(truncatingIfNeeded: browser.received)
    tab.session = await host.attach(
      """
      session=\(session)&document=\(own)&received=\(received)&acked=\(tab.acknowledged % 256)\(isElsewhere ? "" : "&index=\(tab.place)")\(more)
      """,
      visitor: visitor,
      connection: tab.connection
    )
    tab.update()
    if !knowsLog { numberAnew() }
    for event in tab.pending { await send(event.message) }
    return tab.session != nil
  }

  /// Numbers the events after those that the server has applied. For what isn't stored there are empty ones.
  private func numberAnew() {
    guard let greeting = tab.connection.frames.first, greeting.count > 2 else { return }
    let unstored = Int(greeting[2] &- greeting[0])
    tab.sent = tab.acknowledged + unstored
    tab.pending = (0..<unstored).map { (tab.acknowledged + 1 + $0, [0, 0, 0], nil) }
  }

  /// Continues the session of an earlier document, with what that one has left.
  ///
  /// - Parameters:
  ///   - takeover: whether that document is gone for sure.
  ///   - knowsLog: whether the browser has kept its events.
  ///   - entry: the index and address of the entry to which the person has moved meanwhile; `nil` if they haven't.
  @discardableResult
  func take(
    over earlier: TestDocument,
    _ takeover: BrowserState.Takeover = .left,
    knowsLog: Bool = true,
    at entry: (Int, String)? = nil
  ) async -> Bool {
    session = earlier.session
    tab.load(in: earlier.tab.history)
    var more = "&takes=\(takeover)"
    if knowsLog {
      more += "&made=\(earlier.tab.sent % 256)"
      tab.sent = earlier.tab.sent
      tab.acknowledged = earlier.tab.acknowledged
      tab.pending = earlier.tab.pending
    }
    if let (place, url) = entry { tab.goMeanwhile(to: place, url) }
    return await connect(more, knowsLog: knowsLog)
  }

  /// Continues the session of an earlier document at a new entry of the history, to which another site has led.
  ///
  /// - Parameter answer: the token and the query that the site gave back; `nil` if this isn't the way back of a detour.
  @discardableResult
  func comeBack(over earlier: TestDocument, _ answer: (String, String)?) async -> Bool {
    session = earlier.session
    tab.sent = earlier.tab.sent
    tab.acknowledged = earlier.tab.acknowledged
    tab.pending = earlier.tab.pending
    let isTaken = await connect("&takes=left&made=\(earlier.tab.sent % 256)", isElsewhere: true)
    await tellReturn(answer)
    return isTaken
  }

  /// Tells that the person is back from another site.
  func tellReturn(_ answer: (token: String, query: String)?) async {
    tab.sent += 1
    let text = answer.map { "\($0.token) \($0.query)" } ?? ""
    let message = [UInt8(truncatingIfNeeded: browser.received), 0, 11] + Array(text.utf8)
    tab.pending.append((tab.sent, message, nil))
    await send(message)
  }

  /// Waits until all events are stored.
  func settleStore() async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !tab.pending.isEmpty, ContinuousClock.now < end {
      await tab.session?.settled()
      await Task.yield()
      tab.update()
    }
    try #require(tab.pending.isEmpty)
  }

  /// Waits until the page shows a text.
  func wait(for text: String) async throws {
    let end = ContinuousClock.now + .seconds(120)
    while !browser.text.contains(text), ContinuousClock.now < end {
      await tab.session?.settled()
      await Task.yield()
      tab.update()
    }
    try #require(browser.text.contains(text))
  }

  /// The document is gone, and the server hears of it.
  func leave() async {
    tab.session?.disconnected()
    await tab.session?.settled()
    tab.session = nil
  }

  func click(_ button: String) async throws { try await act("click", "button", button) }

  func type(_ text: String) async throws { try await act("input", "input", "", text) }

  /// The person presses a button, and the answer never comes.
  func clickUnanswered(_ button: String) async throws {
    await tab.session?.take(try event("click", "button", button, ""))
  }

  /// The browser has waited for long enough to come to an entry.
  func tellStuck() async throws {
    let report = try #require(tab.history.giveUp())
    tab.sent += 1
    let message = [UInt8(truncatingIfNeeded: browser.received)] + report
    tab.pending.append((tab.sent, message, nil))
    await send(message)
  }

  /// The person does something that the server doesn't hear of any more.
  func typeUnheard(_ text: String) throws { _ = try event("input", "input", "", text) }

  private func act(_ name: String, _ element: String, _ text: String, _ payload: String = "")
    async throws
  {
    await send(try event(name, element, text, payload))
  }

  private func event(
    _ name: String,
    _ element: String,
    _ text: String,
    _ payload: String
  ) throws -> [UInt8] {
    let node = try #require(browser.element(element, text), "There is no \(element) “\(text)”.")
    if name == "input" { node.value = payload }
    let message = try #require(browser.event(name, on: node, payload))
    tab.sent += 1
    tab.pending.append((tab.sent, message, name == "input" ? payload : nil))
    return message
  }

  private func send(_ message: [UInt8]) async {
    await tab.session?.take(message)
    tab.update()
  }
}
