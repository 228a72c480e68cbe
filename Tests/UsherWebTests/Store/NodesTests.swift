import Testing
import Usher
import UsherTestSupport
import WebTesting

@testable import UsherWeb

/// What becomes of pages when several processes share a store, and a browser comes to another one than before.
@Suite("Several processes share a store", .timeLimit(.minutes(10)))
struct NodesTests {
  private let store = SharedStore()

  @Test("any process continues any page, with all that was done, and the one before has it no more")
  func continues() async throws {
    let server = try await KilledServer.atItem(store)
    let first = server.host
    try await server.type("milk")
    await server.disconnect()
    try await server.restart()
    #expect(server.title == "Item 1" && server.note == "milk")
    #expect(first.sessionCount == 0 && server.host.sessionCount == 1)
    try await server.type("milk and honey")
    await server.settle()
    // And back, in the same way.
    let second = server.host
    server.return(to: first)
    try await server.connect()
    #expect(server.note == "milk and honey")
    #expect(first.sessionCount == 1 && second.sessionCount == 0)
    await first.close()
    await second.close()
  }

  @Test("what was done and isn't stored when the browser comes elsewhere is done once")
  func once() async throws {
    let server = try await KilledServer.atItem(store)
    let first = server.host
    try await server.type("milk")
    // No goodbye: the process before believes that the browser is there.
    try await server.restart()
    await server.settle()
    #expect(server.note == "milk")
    #expect(first.sessionCount == 0)
    await server.close()
  }

  @Test("a page whose socket comes to another process than its first request goes on there")
  func notStored() async throws {
    let first = KilledServer.host(store, KilledServer.shop(version: 1), nil)
    let visitor = Visitor(id: "someone")
    let answer = await first.respond(to: WebRequest(path: "/shop/1", visitor: visitor))
    let page = String(decoding: answer.body, as: UTF8.self)
    let server = try KilledServer(store, continuing: page, app: KilledServer.shop)
    try await server.connect()
    #expect(first.sessionCount == 0 && server.host.sessionCount == 1)
    try await server.type("milk")
    await server.settle()
    #expect(server.title == "Item 1" && server.note == "milk")
    await server.close()
  }

  @Test("a copied tab doesn't take the page of a tab at another process", arguments: [false, true])
  func copied(_ isLeft: Bool) async throws {
    let server = try await KilledServer.atItem(store)
    let first = server.host
    server.replace()
    let connection = TestConnection()
    let takes = isLeft ? "left" : "unsure"
    let query = "\(server.query)&document=\(Token.make())&takes=\(takes)&made=0&index=0"
    let session = await server.attach(query, connection)
    if isLeft {
      #expect(session != nil && first.sessionCount == 0)
    } else {
      #expect(session == nil && connection.closeCode == .inUse)
      #expect(first.sessionCount == 1)
      try await server.type("milk")
      #expect(server.note == "milk")
    }
    await first.close()
    await server.close()
  }

  @Test("another visitor can't take a page from another process")
  func stranger() async throws {
    let server = try await KilledServer.atItem(store)
    let first = server.host
    server.replace()
    let stranger = Visitor(id: "another")
    #expect(await server.attach(server.query, TestConnection(), visitor: stranger) == nil)
    #expect(first.sessionCount == 1)
    await first.close()
    await server.close()
  }

  @Test("who only knows the name of a page that isn't stored yet can't end it")
  func strangerAtNewPage() async throws {
    let first = KilledServer.host(store, KilledServer.shop(version: 1), nil)
    let answer = await first.respond(
      to: WebRequest(path: "/shop/1", visitor: Visitor(id: "someone"))
    )
    let page = String(decoding: answer.body, as: UTF8.self)
    let server = try KilledServer(store, continuing: page, app: KilledServer.shop)
    let query = "\(server.query)&document=\(Token.make())&takes=left&made=0&index=0"
    let stranger = Visitor(id: "another")
    #expect(await server.attach(query, TestConnection(), visitor: stranger) == nil)
    #expect(first.sessionCount == 1)
    try await server.connect()
    #expect(first.sessionCount == 0 && server.title == "Item 1")
    await server.close()
  }

  @Test(
    "a process that was thought dead writes nothing, and its browser is sent to who has the page"
  )
  func thoughtDead() async throws {
    let server = try await KilledServer.atItem(store)
    let (first, connection) = (server.host, server.tab.connection)
    let session = try #require(server.tab.session)
    store.forgetNodes()
    try await server.restart()
    let second = server.host
    // Somebody's event arrives at the first one, late.
    let field = try #require(server.browser.element("input", ""))
    await session.take(try #require(server.browser.event("input", on: field, "late")))
    while first.sessionCount > 0 { await Task.yield() }
    #expect(connection.closeCode == .goingAway)
    #expect(server.note == "")
    try await server.type("milk")
    await server.settle()
    #expect(server.note == "milk" && second.sessionCount == 1)
    await second.close()
  }

  @Test(
    "a process that others may take for dead lets its pages go, and shows none that another has claimed",
    arguments: [false, true]
  )
  func apart(_ isClaimed: Bool) async throws {
    let server = try await KilledServer.atItem(store)
    let (first, connection) = (server.host, server.tab.connection)
    let node = try #require(store.nodes.first)
    await node.setApart(true)
    #expect(connection.closeCode == .goingAway && first.isApart && first.sessionCount == 1)
    let refused = TestConnection()
    #expect(await server.attach(server.query, refused) == nil)
    #expect(refused.closeCode == .goingAway)
    if isClaimed {
      store.forgetNodes()
      try await server.restart()
      try await server.type("milk")
      await server.settle()
    }
    await node.setApart(false)
    #expect(!first.isApart)
    #expect(first.sessionCount == (isClaimed ? 0 : 1))
    if !isClaimed {
      try await server.connect()
      try await server.type("milk")
    }
    #expect(server.note == "milk")
    await first.close()
    await server.close()
  }

  @Test("who signs out ends their pages at other processes, too, and these aren't stored again")
  func signOut() async throws {
    let server = try await KilledServer.atItem(store)
    let first = server.host
    let connection = server.tab.connection
    let token = server.tab.token
    server.replace()
    await server.host.end([], of: server.visitor, app: nil, except: "")
    while first.sessionCount > 0 { await Task.yield() }
    #expect(connection.closeCode == .ended)
    #expect(await store.record(of: token) == nil)
    #expect(await server.attach(server.query, TestConnection()) == nil)
    await server.close()
  }

  @Test("a page that has ended at another process, and hasn't heard it, closes quietly")
  func endedUnheard() async throws {
    let reports = Reports()
    let server = try await KilledServer(store, reports: reports)
    try await server.click("One")
    await server.settle()
    let (first, session) = (server.host, server.tab.session)
    let connection = server.tab.connection
    store.forgetNodes()
    server.replace(reports: reports)
    await server.host.end([], of: server.visitor, app: nil, except: "")
    // Its browser hasn't left the first.
    server.tab.session = session
    try await server.type("lost")
    await UsherTestSupport.settle { connection.closeCode != nil }
    #expect(connection.closeCode == .goingAway)
    await UsherTestSupport.settle { first.sessionCount == 0 }
    #expect(reports.texts.isEmpty, "\(reports.texts)")
    await server.close()
  }
}
