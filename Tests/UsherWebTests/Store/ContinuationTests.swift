import Synchronization
import Testing
import WebTesting

@testable import UsherWeb

@Suite("Continuing after the server was killed", .timeLimit(.minutes(10)))
struct ContinuationTests {
  @Test("a page continues where it was, with what was typed and the way back")
  func continues() async throws {
    let server = try await KilledServer()
    try await server.click("One")
    try await server.type("milk")
    await server.settle()
    try await server.restart()
    #expect(server.title == "Item 1")
    #expect(server.note == "milk")
    try await server.type("milk and honey")
    await server.settle()
    try await server.restart()
    #expect(server.note == "milk and honey")
    // Back is asked about, as it was before.
    try await server.click("Back")
    #expect(server.browser.text.contains("Discard the note?"))
    try await server.click("Discard")
    #expect(server.title == "List")
    #expect(server.browser.control.last == "go /shop 0")
    await server.close()
  }

  @Test("another visitor can't continue it")
  func stranger() async throws {
    let server = try await KilledServer.atItem()
    server.replace()
    let connection = TestConnection()
    #expect(await server.attach(server.query, connection, visitor: Visitor(id: "another")) == nil)
    #expect(server.host.sessionCount == 0)
  }

  @Test("what a newer app has stored is told, and the page begins afresh")
  func newer() async throws {
    let server = try await KilledServer(version: 2)
    try await server.click("One")
    await server.settle()
    let reports = Reports()
    server.replace(version: 1, reports: reports)
    #expect(await server.attach(server.query, TestConnection()) == nil)
    #expect(reports.texts.count == 1)
    #expect(reports.texts.first?.contains("this app knows versions up to 1") == true)
    // It is still there for the newer one.
    try await server.restart(version: 2)
    #expect(server.title == "Item 1")
  }

  @Test("a page whose time is over just as its browser is back goes on")
  func endsMeanwhile() async throws {
    let server = try await KilledServer.atItem()
    try await server.type("milk")
    await server.settle()
    await server.disconnect()
    let connection = try await comeBack(to: server) { $0.closeUnlessBack() }
    #expect(connection.closeCode == nil)
    try await server.connect()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("a page that was ended on purpose doesn't go on, though its browser was about to come back")
  func endedMeanwhile() async throws {
    let server = try await KilledServer.atItem()
    await server.disconnect()
    let connection = try await comeBack(to: server) { $0.close(code: .ended) }
    #expect(connection.closeCode == .unknownSession)
    await server.close()
  }

  @Test("a host that ends continues no page; the browser comes back to another")
  func closing() async throws {
    let server = try await KilledServer.atItem()
    await server.host.close()
    let connection = TestConnection()
    #expect(await server.attach(server.query, connection) == nil)
    #expect(connection.closeCode == .goingAway)
    #expect(server.host.sessionCount == 0)
    try await server.restart()
    #expect(server.title == "Item 1")
    await server.close()
  }

  /// The browser is back as its session ends: its socket has found the session, and waits behind the end.
  ///
  /// - Returns: the connection, which has joined the page, or is closed.
  private func comeBack(
    to server: KilledServer,
    as end: @escaping @Sendable (isolated WebSession) -> Void
  ) async throws -> TestConnection {
    let session = try #require(
      server.host.sessions.withLock { $0.byToken[server.tab.token] }
    )
    let pool = PausedPool()
    let executor = session.executor
    await executor.perform {
      executor.move(to: pool)
      pool.pause()
      executor.execute { session.assumeIsolated { end($0) } }
    }
    let connection = TestConnection()
    let (host, query, visitor) = (server.host, server.query, server.visitor)
    async let joined = host.attach(query, visitor: visitor, connection: connection)
    while executor.waiting < 2 { await Task.yield() }
    pool.resume()
    #expect((await joined == nil) == (connection.closeCode != nil))
    return connection
  }
}
