import Testing
import Usher
import WebTesting

@testable import UsherWeb

extension UploadTests {
  /// A browser with its page and connection.
  @MainActor
  final class Tab {
    let host: WebHost
    let inbox: Inbox
    let browser: TestBrowser
    private let token: String
    private let visitor = Visitor(id: "someone")
    private(set) var connection: TestConnection
    private(set) var session: any WebSocketSession
    private var taken = 1
    private var followed = 0
    /// How many files were chosen.
    private(set) var count = 0

    init(_ inbox: Inbox = Inbox(), limits: SessionLimits = .patient) async throws {
      self.inbox = inbox
      host = WebHost(
        [
          WebApp("drop", title: "Drop") { flow, _ in
            DropCoordinator(flow: flow, inbox: inbox)
          } views: {
            DropScreen.self
          }
        ],
        limits: limits
      )
      let request = WebRequest(path: "/drop", visitor: visitor)
      let page = await host.respond(to: request).body
      browser = TestBrowser(page)
      token = try String(
        #require(String(decoding: page, as: UTF8.self).firstMatch(of: /data-session="([^"]+)"/)).1
      )
      connection = TestConnection()
      session = try #require(
        await host.attach("session=\(token)&received=0", visitor: visitor, connection: connection)
      )
    }

    /// Comes back after the connection broke.
    func connect() async throws {
      connection = TestConnection()
      taken = 1
      session = try #require(
        await host.attach(
          "session=\(token)&received=\(browser.received)",
          visitor: visitor,
          connection: connection
        )
      )
    }

    /// The page is loaded again: another document of the browser goes on with it.
    func reload() async throws {
      session.disconnected()
      await session.settled()
      connection = TestConnection()
      session = try #require(
        await host.attach(
          "session=\(token)&document=\(String(repeating: "d", count: token.count))&received=0&takes=left&index=0",
          visitor: visitor,
          connection: connection
        )
      )
    }

    var field: Node? { browser.root.all.first { $0.attributes["type"] == "file" } }

    func act(_ event: String, on node: Node, _ payload: String = "") async {
      guard let message = browser.event(event, on: node, payload) else { return }
      await receive(Array(message.dropFirst()))
    }

    func receive(_ message: [UInt8]) async {
      let message = [UInt8(truncatingIfNeeded: browser.received)] + message
      await session.take(message)
      update()
    }

    /// Chooses a file: its number, size, type and name.
    func choose(_ description: String) async {
      count += 1
      if let field { await act("file", on: field, description) }
    }

    /// Chooses a file as it comes to the app.
    func chooseFile(size: Int) async throws -> IncomingFile {
      await choose("\(count)\n\(size)\n\na")
      return try #require(await inbox.next())
    }

    private func update() {
      for frame in connection.frames.dropFirst(taken) { browser.receive(frame) }
      taken = max(taken, connection.frames.count)
    }

    /// The files the browser was asked for so far.
    var requests: [(token: String, number: Int)] {
      browser.control.filter { $0.hasPrefix("file ") }.map { line in
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        return (String(parts[1]), Int(parts[2]) ?? -1)
      }
    }

    /// The next thing the browser is told about a file.
    func nextRequest() async -> (token: String, number: Int) {
      while requests.count <= followed {
        await Task.yield()
        update()
      }
      followed += 1
      return requests[followed - 1]
    }

    /// Lets the session do what it has to do already.
    func settle() async {
      for _ in 0..<20 { await session.settled() }
      update()
    }

    func send(
      _ chunks: [[UInt8]],
      _ token: String,
      promised: Int64? = nil,
      from visitor: Visitor? = nil
    ) async -> Int {
      await send(TestBody(chunks), token, promised: promised, from: visitor)
    }

    /// Sends a file's content; gives the status of the answer.
    func send(
      _ body: TestBody,
      _ token: String,
      promised: Int64? = nil,
      from visitor: Visitor? = nil
    ) async -> Int {
      var body = body
      return await host.upload(
        token,
        visitor: visitor ?? self.visitor,
        size: promised,
        body: &body
      ).status
    }
  }
}
