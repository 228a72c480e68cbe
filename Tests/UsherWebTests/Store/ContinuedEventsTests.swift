import Testing
import WebTesting

@testable import UsherWeb

@Suite("Events after the server was killed", .timeLimit(.minutes(10)))
struct ContinuedEventsTests {
  private let store = HeldStore()

  @Test("an event isn't acknowledged before it is stored, is sent again, and applied once")
  func acknowledged() async throws {
    let server = try await KilledServer.atItem(holding: store)
    try await server.type("a")
    try await server.click("Tap")
    // It shows at once, and isn't acknowledged.
    #expect(server.browser.text.contains("1 taps"))
    #expect(server.tab.pending.count == 2)
    // The server is killed before it could store; what it did is done again.
    await store.drop()
    try await server.restart()
    await server.settle()
    #expect(server.note == "a")
    #expect(server.browser.text.contains("1 taps"))
    await server.close()
  }

  @Test("a frame says which events it shows when they aren't stored yet")
  func applied() async throws {
    let server = try await KilledServer.atItem(holding: store)
    let tab = server.tab
    try await server.type("a")
    for taps in 1...2 {
      try await server.click("Tap")
      #expect(server.browser.text.contains("\(taps) taps"))
      #expect(server.browser.shownEvents == UInt8(tab.sent))
      // Before what came of them.
      let start = tab.connection.frames.last?.dropFirst().prefix(2)
      #expect(start == [0, PageControl.applied.rawValue])
    }
    // Also when nothing came of them.
    try await server.type("ab")
    let applied = [0, PageControl.applied.rawValue, UInt8(tab.sent)]
    #expect(tab.connection.frames.last?.dropFirst() == applied[...])
    #expect(tab.acknowledged == 1)
    await store.release()
    await server.settle()
    await server.close()
  }

  @Test(
    "an event that is applied and not stored yet isn't applied again when the connection breaks"
  )
  func reconnected() async throws {
    let server = try await KilledServer.atItem(holding: store)
    try await server.type("a")
    try await server.click("Tap")
    #expect(server.tab.pending.count == 2)
    await server.disconnect()
    try await server.connect()
    #expect(server.browser.text.contains("1 taps"))
    try await server.click("Tap")
    #expect(server.browser.text.contains("2 taps"))
    await store.release()
    await server.settle()
    #expect(server.note == "a")
    await server.close()
  }

  @Test("events that come again are acknowledged, also when nothing of them was left to store")
  func acknowledgedAgain() async throws {
    let server = try await KilledServer(store, at: "/shop/1")
    for _ in 0..<3 { try await server.click("Tap") }
    #expect(server.tab.pending.count == 3)
    await server.disconnect()
    await store.release()
    while await store.record(of: server.tab.token) == nil { await Task.yield() }
    for _ in 0..<20 { await server.tab.session?.settled() }
    try await server.connect()
    await server.settle()
    #expect(server.browser.text.contains("3 taps"))
    await server.close()
  }

  @Test(
    "hundreds of events that change nothing worth storing don't confuse the count",
    arguments: [10, 70, 300]
  )
  func unstored(_ taps: Int) async throws {
    let server = try await KilledServer(at: "/shop/1")
    for _ in 0..<taps { try await server.click("Tap") }
    await server.settle()
    try await server.restart()
    #expect(server.tab.pending.isEmpty)
    // Taps aren't part of the state; the notes are.
    try await server.click("Tap")
    #expect(server.browser.text.contains("1 taps"))
    await server.settle()
    #expect(server.tab.sent == taps + 1)
    await server.close()
  }

  @Test("two connections that bring a page back at once get the same one")
  func twice() async throws {
    let server = try await KilledServer.atItem()
    server.replace()
    let (host, visitor, query) = (server.host, server.visitor, server.query)
    let connections = [TestConnection(), TestConnection()]
    let joined = await withTaskGroup { group in
      for connection in connections {
        group.addTask { await host.attach(query, visitor: visitor, connection: connection) != nil }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(joined >= 1)
    #expect(host.sessionCount == 1)
    await server.close()
  }

  @Test("that rows are numbered anew is said until the browser has them")
  func saidAgain() async throws {
    let server = try await KilledServer.atItem()
    server.replace()
    func greeting(having frames: UInt8, at place: Int) async -> [UInt8]? {
      let connection = TestConnection()
      _ = await server.attach("\(server.query(having: frames))&index=\(place)", connection)
      return connection.frames.first
    }
    // The connection breaks before anything has come.
    #expect(await greeting(having: 0, at: 1)?.dropFirst().first == 1)
    #expect(await greeting(having: 0, at: 0)?.dropFirst().first == 1)
    #expect(await greeting(having: 1, at: 0)?.dropFirst() == [])
    #expect(server.host.sessionCount == 1)
    await server.close()
  }
}
