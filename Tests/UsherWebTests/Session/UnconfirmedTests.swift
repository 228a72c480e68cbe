import Observation
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// A browser that sends messages without end, and confirms none of the frames that it is sent.
@Suite("A browser that confirms nothing", .timeLimit(.minutes(10)))
struct UnconfirmedTests {
  private static let app = WebApp("notes", title: "Notes") { flow, _ in
    NoteCoordinator(flow: flow)
  } views: {
    NoteView.self
  }

  private let reports = Reports()

  private func tab(_ change: (inout SessionLimits) -> Void = { _ in }) async throws -> Tab {
    var limits = SessionLimits.patient
    change(&limits)
    let session = WebSession(
      token: "token",
      visitor: Visitor(id: "a"),
      threads: .test,
      limits: limits,
      store: nil,
      monitor: HostMonitor(reports),
      ended: { _, _ in }
    )
    let page = try await session.open(Self.app, path: "", assets: Assets([Self.app]))
    let tab = Tab(session: session, browser: TestBrowser(page))
    #expect(await tab.connect(received: 0))
    return tab
  }

  /// The bytes that are kept after each message, at most.
  private func most(
    _ tab: Tab,
    _ count: Int,
    _ message: (Int) throws -> [UInt8]
  ) async rethrows -> Int {
    var most = 0
    for number in 0..<count { most = max(most, await tab.send(try message(number))) }
    return most
  }

  private func link(_ address: String) -> [UInt8] { [0, 0, 2] + Array(address.utf8) }

  private func location(_ address: String) -> [UInt8] { [0, 0, 1, 0, 0] + Array(address.utf8) }

  private func long(_ base: String, _ number: Int, _ size: Int) -> String {
    let text = "\(base)\(number)"
    return text + String(repeating: "x", count: size - text.utf8.count)
  }

  @Test("of links elsewhere it is sent few, and the newest waits")
  func links() async throws {
    let tab = try await tab()
    let most = await most(tab, 2_000) { number in
      let address = long("/elsewhere/", number, ByteReader.addressLimit)
      return number.isMultiple(of: 2) ? link(address) : location(address)
    }
    #expect(most < (FrameLog.limit + 2) * (ByteReader.addressLimit + 100))
    #expect(tab.connection.closeCode == nil)
    await tab.session.close()
  }

  @Test("addresses of the app, which the history follows, fill the memory only to the limit")
  func history() async throws {
    let tab = try await tab { $0.unconfirmedBytes = 1 << 20 }
    let most = await most(tab, 1_000) { number in
      number.isMultiple(of: 2) ? link(long("/notes/", number, 8_000)) : link("/notes")
    }
    #expect(most < 1 << 20 + 20_000)
    await tab.session.close()
  }

  @Test("operations that nothing takes the place of fill the memory only to the limit")
  func windows() async throws {
    let tab = try await tab()
    let name = long("", 1, 8_000)
    let field = try #require(tab.field)
    _ = await tab.send(try #require(tab.browser.event("input", on: field, name)))
    let button = try #require(tab.browser.element("button", "Open"))
    let most = try await most(tab, 2_000) { _ in
      try #require(tab.browser.event("click", on: button))
    }
    let limit = SessionLimits().unconfirmedBytes
    #expect((limit..<limit + 20_000).contains(most))
    #expect(tab.connection.closeCode == .unconfirmed)
    #expect(
      reports.texts == [
        """
        Closed a socket from 198.51.100.0: its browser has confirmed too little of what it was sent. To fix this, if \
        the pages of your app change by many large frames, raise SessionLimits.unconfirmedBytes.
        """
      ]
    )
    await tab.session.close()
  }

  @Test("large frames fill the memory only to the limit")
  func frames() async throws {
    let tab = try await tab { $0.textBytes = 1 << 20 }
    let field = try #require(tab.field)
    let most = try await most(tab, 100) { number in
      let text = String(repeating: "\(number % 10)", count: 1_000_000)
      return try #require(tab.browser.event("input", on: field, text))
    }
    let limit = SessionLimits().unconfirmedBytes
    #expect((limit..<limit + 2_000_000).contains(most))
    #expect(tab.connection.closeCode == .unconfirmed)
    await tab.session.close()
  }

  @Test(
    "an address of more than 8 KiB closes the socket, and changes nothing",
    arguments: [[0, 0, 1, 0, 0], [0, 0, 2], [0, 0, 8, 1, 0]] as [[UInt8]]
  )
  func longAddress(_ start: [UInt8]) async throws {
    let tab = try await tab()
    let longest = long("/notes/", 1, ByteReader.addressLimit)
    _ = await tab.send(start + Array(longest.utf8))
    #expect(tab.connection.closeCode == nil)
    let frames = tab.connection.frames.count
    #expect(await tab.send(start + Array("\(longest)x".utf8)) < 100_000)
    #expect(tab.connection.closeCode == .tooLarge)
    #expect(tab.connection.frames.count == frames)
    #expect(
      reports.texts == [
        """
        Closed a socket from 198.51.100.0: it sent an address of more than 8192 bytes. To fix this, if it was a link \
        of yours, make its address shorter.
        """
      ]
    )
    await tab.session.close()
  }

  @Test("after its socket was closed it gets no further, however often it comes back")
  func comesBack() async throws {
    let tab = try await tab { $0.unconfirmedBytes = 100_000 }
    let field = try #require(tab.field)
    for round in 0..<20 {
      let text = String(repeating: "\(round % 10)", count: 20_000)
      _ = await tab.send(try #require(tab.browser.event("input", on: field, text)))
    }
    #expect(tab.connection.closeCode == .unconfirmed)
    for _ in 0..<20 { #expect(await !tab.connect(received: 0)) }
    #expect(tab.connection.frames.isEmpty)
    #expect(await tab.session.keptBytes < 200_000)
    #expect(reports.texts.count == 1)
    await tab.session.close()
  }

  @Test("an honest browser that was closed comes back, and goes on where it was")
  func honestComesBack() async throws {
    let tab = try await tab { $0.unconfirmedBytes = 100_000 }
    let field = try #require(tab.field)
    for round in 0..<20 {
      let text = String(repeating: "\(round % 10)", count: 20_000)
      _ = await tab.send(try #require(tab.browser.event("input", on: field, text)))
    }
    #expect(tab.connection.closeCode == .unconfirmed)
    let received = tab.connection.frames.count - 1
    #expect(await tab.connect(received: UInt8(received)))
    #expect(await tab.session.keptBytes < 100_000)
    _ = await tab.send(link("/elsewhere"))
    #expect(tab.connection.closeCode == nil)
    await tab.session.close()
  }

  @Test("a slow browser that confirms late isn't closed, and gets the newest")
  func slow() async throws {
    let tab = try await tab()
    let field = try #require(tab.field)
    for round in 0..<50 {
      await tab.setWritable(false)
      for number in 0..<200 {
        let text = String(repeating: "\(number % 10)", count: 10_000) + "\(round)"
        _ = await tab.send(try #require(tab.browser.event("input", on: field, text)))
        _ = await tab.send(link(number.isMultiple(of: 2) ? "/notes/\(number)" : "/notes"))
      }
      await tab.setWritable(true)
      tab.readAll()
    }
    #expect(tab.connection.closeCode == nil)
    #expect(tab.browser.text.contains("49"))
    #expect(reports.texts.isEmpty)
    await tab.session.close()
  }

  @Test("more text than a page may keep isn't taken, and the person and the log are told")
  func text() async throws {
    let tab = try await tab { $0.textBytes = 1_000 }
    let field = try #require(tab.field)
    for size in [600, 1_001, 1_000_000] {
      let text = String(repeating: "x", count: size)
      #expect(await tab.send(try #require(tab.browser.event("input", on: field, text))) < 3_000)
    }
    let told = tab.connection.frames.map { String(decoding: $0, as: UTF8.self) }
    #expect(told.count { $0.contains("That is too much text for this page") } == 2)
    #expect(tab.connection.closeCode == nil)
    #expect(
      reports.texts == [
        """
        Refused a text: more was typed into one page than 1000 bytes. To fix this, if your app has fields for texts that \
        long, raise SessionLimits.textBytes.
        """
      ]
    )
    tab.readAll()
    #expect(tab.browser.text.contains(String(repeating: "x", count: 600)))
    #expect(!tab.browser.text.contains(String(repeating: "x", count: 601)))
    _ = await tab.send(try #require(tab.browser.event("input", on: field, "short")))
    tab.readAll()
    #expect(tab.browser.text.contains("short"))
    await tab.session.close()
  }

  @Test("a frame that is larger than the limit is sent, and waited for")
  func largeFrame() async throws {
    let tab = try await tab { ($0.unconfirmedBytes, $0.textBytes) = (1_000, 1 << 20) }
    let field = try #require(tab.field)
    let large = String(repeating: "x", count: 500_000)
    _ = await tab.send(try #require(tab.browser.event("input", on: field, large)))
    await tab.setWritable(true)
    #expect(tab.connection.closeCode == nil)
    tab.readAll()
    _ = await tab.send(try #require(tab.browser.event("input", on: field, "small")))
    tab.readAll()
    #expect(tab.browser.text.contains("small"))
    #expect(tab.connection.closeCode == nil)
    await tab.session.close()
  }
}

/// A session, and a browser that says of what it has received only what a test wants.
private final class Tab {
  let session: WebSession
  let browser: TestBrowser
  private(set) var connection: TestConnection
  /// How many frames the browser has read, of all connections, and of this one.
  private var received = 0
  private var read = 1

  init(session: WebSession, browser: TestBrowser) {
    self.session = session
    self.browser = browser
    connection = TestConnection(from: "198.51.100.0")
  }

  var field: Node? { browser.root.all.first { $0.name == "textarea" } }

  func connect(received: UInt8) async -> Bool {
    connection = TestConnection(from: "198.51.100.0")
    do {
      try await session.attach(connection, BrowserState(received: received))
      return true
    } catch { return false }
  }

  /// Sends a message, and returns how much is kept for the browser then.
  func send(_ message: [UInt8]) async -> Int {
    let message = [UInt8(truncatingIfNeeded: received)] + message.dropFirst()
    return await session.executor.perform { [session, connection] in
      session.assumeIsolated { session in
        message.withUnsafeBytes { session.receive($0, from: connection) }
        return session.keptBytes
      }
    }
  }

  func setWritable(_ isWritable: Bool) async {
    connection.isWritable = isWritable
    if isWritable { await session.becameWritable() }
  }

  /// Reads all frames, and confirms them with the next message.
  func readAll() {
    for frame in connection.frames.dropFirst(read) { browser.receive(frame) }
    received += connection.frames.count - read
    read = connection.frames.count
  }
}

private enum NoteRoute: Route {
  case list, note(name: String)

  enum CodingKeys: String, RoutePath { case list = "", note = ":name" }
}

private final class NoteCoordinator: Coordinator {
  let flow: Flow<NoteRoute, Never>

  init(flow: Flow<NoteRoute, Never>) { self.flow = flow }

  func start() { show(.list) }

  func show(_ route: NoteRoute) {
    flow.push(at: route) { screen in
      NoteViewModel(open: screen.on(self) { $0.flow.openWindow(at: .note(name: $1)) })
    }
  }
}

@Observable
private final class NoteViewModel: ViewModel {
  var text = ""
  private let open: (String) -> Void

  init(open: @escaping (String) -> Void) { self.open = open }

  func openTapped() { open(text) }
}

private struct NoteView: View {
  let viewModel: NoteViewModel

  var body: some HTML {
    p { viewModel.text }
    TextArea("Text", bind(\.text))
    button { "Open" }.on(.click, viewModel.openTapped)
  }
}
