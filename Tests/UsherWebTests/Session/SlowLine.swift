import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// A page in a browser, and a line between them on which a message stays until a test lets it arrive.
@MainActor
final class SlowLine {
  /// A thing that happens.
  enum Act: Hashable {
    case go(Int)
    /// The person presses a button of those that are seen.
    case press(String)
    case link(String)
    /// The oldest message on the line arrives at the server, or at the browser.
    case up, down
    /// The browser arrives where it was going.
    case land
    /// The server stores a record.
    case store
    /// Another process takes the server's place.
    case restart
  }

  private static let app = WebApp("town", title: "Town") { flow, _ in
    TownCoordinator(flow: flow)
  } views: {
    PlaceScreen.self
  }
  private static let visitor = Visitor(id: "a")

  private(set) var page: Page
  let browser: TestBrowser
  let history: TestHistory
  /// What the page was told to load; nothing is known from then on.
  private(set) var hasLeft = false
  private var up: [[UInt8]] = []
  private var down: [(frame: [UInt8], stored: Int)] = []
  /// The events that aren't stored as far as the browser knows, the first of which has the number `forgotten` + 1.
  private var kept: [[UInt8]] = []
  private var forgotten = 0
  private var applied = 0
  private var stored = 0
  private var record: SessionRecord?
  private var awaitsReset = false

  init(at path: String, after before: [String]) throws {
    page = try Page(Self.app, path: path, visitor: Self.visitor, on: MainActor.shared) {}
    browser = TestBrowser(page.render(session: "token", assets: Assets([Self.app])))
    history = TestHistory(Self.app.url(page.navigation.path), after: before)
    browser.history = history
    browser.onReset = { [unowned self] in beginAnew() }
  }

  func perform(_ act: Act) throws {
    guard !hasLeft else { return }
    switch act {
    case .go(let distance): history.go(distance)
    case .press(let name):
      guard let node = browser.element("button", name), node.attributes["disabled"] == nil,
        let message = browser.event("click", on: node)
      else { return }
      send(Array(message.dropFirst()))
    case .link(let url): send([0, 2] + Array(url.utf8))
    case .up: receive()
    case .down: receiveFrame()
    case .land: history.land().map(send)
    case .store: try store()
    case .restart: try restart()
    }
  }

  /// Lets everything arrive.
  func settle() throws {
    for _ in 0..<1_000 {
      guard !hasLeft else { return }
      if !up.isEmpty {
        receive()
      } else if !down.isEmpty {
        receiveFrame()
      } else if history.isMoving {
        history.land().map(send)
      } else if let event = history.giveUp() {
        send(event)
      } else {
        return
      }
    }
    Issue.record("Messages go to and fro without end.")
  }

  /// What is wrong, now that everything has arrived; `nil` if nothing is.
  var problem: String? {
    guard !hasLeft else { return nil }
    let shown = Self.app.url(page.navigation.path)
    if history.current.url != shown {
      return "The address is \(history.current.url), and the screen's is \(shown)."
    }
    // What a prompt covers has no title for the person.
    if page.navigation.tree.prompt == nil, browser.title != page.title {
      return "The browser shows \(browser.title), and the server \(page.title)."
    }
    return history.isWaiting ? "A step waits for ever." : nil
  }

  /// The entries that the server has for the browser's; `nil` if it has ended.
  var known: BrowserHistory? {
    let record = try? page.storedRecord(applied: applied)
    return (record ?? nil).flatMap { HistoryEntries(parts: $0.parts) }.map(BrowserHistory.init)
  }

  private func send(_ event: [UInt8]) {
    kept.append(event)
    if !awaitsReset { up.append(event) }
  }

  private func receive() {
    guard !up.isEmpty else { return }
    let event = up.removeFirst()
    applied += 1
    event.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      try? page.receive(&reader)
    }
    flush()
  }

  private func flush() {
    var frame: [UInt8] = [0]
    page.patch(into: &frame, isAnswer: true)
    down.append((frame, stored))
  }

  private func receiveFrame() {
    guard !down.isEmpty else { return }
    let (frame, stored) = down.removeFirst()
    kept.removeFirst(max(0, stored - forgotten))
    forgotten = max(forgotten, stored)
    browser.receive(frame)
    hasLeft = browser.control.contains { $0.hasPrefix("visit") }
    if awaitsReset {
      awaitsReset = false
      up = kept
    }
  }

  private func store() throws {
    if page.needsStoring {
      record = try page.storedRecord(applied: applied)
    }
    if record != nil { stored = applied }
  }

  private func restart() throws {
    guard let record else { return }
    let state = BrowserState(received: 0, historyIndex: history.current.index)
    page.close()
    page = try Page(Self.app, restoring: record, for: state, on: MainActor.shared) {}
    applied = max(record.applied, forgotten)
    stored = applied
    (up, down) = ([], [])
    awaitsReset = true
    var frame: [UInt8] = [0]
    page.renderAnew(at: state.historyIndex, into: &frame)
    down.append((frame, stored))
  }

  /// No step of this server was taken before the moves that it will be told of.
  private func beginAnew() {
    var moves = 0
    for (index, event) in kept.enumerated() where event[0] == 0 && [1, 8].contains(event[1]) {
      kept[index][3] = 0
      moves += 1
    }
    history.beginAnew(waiting: moves)
  }
}
