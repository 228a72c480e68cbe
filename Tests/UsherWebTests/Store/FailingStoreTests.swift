import Testing
import UsherTestSupport
import WebTesting

@testable import UsherWeb

/// A store that fails for a while, or for ever, and the page of a person who goes on meanwhile.
@Suite("A store that fails", .timeLimit(.minutes(10)))
struct FailingStoreTests {
  private let store = BrokenStore()
  private let reports = Reports()

  private func server(_ limits: SessionLimits = KilledServer.limits) async throws -> KilledServer {
    let server = try await KilledServer(store, limits: limits, reports: reports)
    try await server.click("One")
    await server.settle()
    return server
  }

  private func attempts(_ count: Int) async {
    let goal = store.attempts + count
    await UsherTestSupport.settle { store.attempts >= goal }
  }

  @Test("the page goes on, nothing is called stored, and all is stored when the store is back")
  func comesBack() async throws {
    let server = try await server()
    let acknowledged = server.tab.acknowledged
    store.failure = .full("data/pages")
    for number in 0..<20 { try await server.type("milk \(number)") }
    try await server.click("Tap")
    await attempts(10)
    #expect(server.browser.text.contains("1 taps"))
    #expect(server.tab.acknowledged == acknowledged)
    #expect(server.tab.pending.count == 21)
    #expect(server.host.storeStatus?.unsavedPages == 1)
    store.failure = nil
    await server.settle()
    #expect(server.host.storeStatus?.unsavedPages == 0)
    #expect(server.host.storeStatus?.failure == nil)
    try await server.restart()
    #expect(server.note == "milk 19")
    await server.close()
  }

  @Test("the log has one line of a cause, with the file's name and what to do")
  func told() async throws {
    let server = try await server()
    store.failure = .full("data/pages")
    try await server.type("milk")
    await attempts(5)
    #expect(
      reports.texts == [
        """
        There is no space left for data/pages. To fix this, free some on its disk; pages wait for it, and are stored \
        when there is some.
        """
      ]
    )
    #expect((server.host.storeStatus?.failures["full"] ?? 0) >= 4)
    store.failure = .readOnly("data/pages")
    await attempts(2)
    #expect(reports.texts.count == 2)
    store.failure = nil
    await server.settle()
    await server.close()
  }

  @Test("a server that is killed meanwhile loses nothing: the browser waits, and sends it again")
  func killed() async throws {
    let server = try await server()
    store.failure = .unavailable("data/pages", "the line is cut")
    try await server.type("milk")
    server.replace(reports: reports)
    // While the store can't be read, the page isn't said to be gone.
    let connection = TestConnection()
    #expect(await server.attach(server.query, connection) == nil)
    #expect(connection.closeCode == .goingAway)
    store.failure = nil
    try await server.restart()
    await server.settle()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("two connections that wait for the store are both told to come back")
  func both() async throws {
    let server = try await server()
    server.replace()
    store.failure = .unavailable("data/pages", "the line is cut")
    let (host, visitor, query) = (server.host, server.visitor, server.query)
    let connections = (0..<4).map { _ in TestConnection() }
    await withTaskGroup { group in
      for connection in connections {
        group.addTask { _ = await host.attach(query, visitor: visitor, connection: connection) }
      }
    }
    #expect(connections.map(\.closeCode) == Array(repeating: .goingAway, count: 4))
  }

  @Test("a write whose answer was lost isn't taken for another's")
  func lostAnswer() async throws {
    let server = try await server()
    store.losesAnswers = true
    store.failure = .unavailable("data/pages", "the answer is lost")
    try await server.type("milk")
    await attempts(3)
    store.failure = nil
    await server.settle()
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("only what has changed is written, and after a failure the whole record")
  func increments() async throws {
    let server = try await server()
    try await server.type("milk")
    await server.settle()
    let small = try #require(store.writes.last)
    #expect(!small.isWhole)
    // The state of the screen; neither the screens nor the history.
    #expect(small.changed.count == 1)
    #expect(small.changed.keys.allSatisfy { $0.hasSuffix(".state") })
    store.failure = .full("data/pages")
    try await server.type("milk and honey")
    await attempts(2)
    store.failure = nil
    await server.settle()
    #expect(store.writes.last?.isWhole == true)
    try await server.type("honey")
    await server.settle()
    #expect(store.writes.last?.isWhole == false)
    try await server.restart()
    #expect(server.note == "honey")
    await server.close()
  }

  @Test("the record knows the address that the page shows")
  func address() async throws {
    let server = try await server()
    #expect(store.writes.last?.address == "/shop/1")
    let found = try await store.tokens(of: server.visitor, app: "shop", address: "/shop/1")
    #expect(found == [server.tab.token])
    await server.close()
  }

  @Test("a record that is gone, for example with a damaged file, is written anew by its page")
  func recordGone() async throws {
    let server = try await server()
    try await store.remove(allOf: server.visitor, app: nil, besides: [])
    try await server.type("milk")
    await server.settle()
    #expect(store.count == 1)
    #expect(reports.texts.isEmpty)
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("a process that another has taken the page from writes nothing, and closes its copy")
  func takenOver() async throws {
    let server = try await server()
    let (former, tab) = (server.host, server.tab)
    // The other process takes the page over; the browser hasn't left the first.
    let (connection, session) = (tab.connection, tab.session)
    let other = KilledServer.host(store, KilledServer.shop(version: 1), reports)
    let second = TestConnection()
    #expect(await other.attach(server.query, visitor: server.visitor, connection: second) != nil)
    tab.session = session
    try await server.type("lost")
    await UsherTestSupport.settle { connection.closeCode != nil }
    #expect(connection.closeCode == .goingAway)
    await UsherTestSupport.settle { former.sessionCount == 0 }
    #expect(store.writes.last.map { !"\($0.changed)".contains("lost") } == true)
    #expect(reports.texts.count == 1)
    #expect(reports.texts.first?.contains("was claimed by another process") == true)
    // The browser comes back, to the other process, and sends it again.
    #expect(tab.pending.count == 1)
    await other.close()
  }

  @Test("the end of the server waits for the store, and not for ever; what is lost is told")
  func stop() async throws {
    var limits = KilledServer.limits
    limits.lastSave = .milliseconds(100)
    let server = try await server(limits)
    store.failure = .full("data/pages")
    try await server.type("milk")
    await attempts(1)
    await server.close()
    #expect(server.host.sessionCount == 0)
    // The end waits half a second more than the store may take, which a busy machine can need for the rest.
    await UsherTestSupport.settle { server.host.storeStatus?.lostPages == 1 }
    #expect(server.host.storeStatus?.lostPages == 1)
    await UsherTestSupport.settle { reports.texts.last?.contains("couldn't be stored") == true }
    #expect(reports.texts.last?.contains("its last changes couldn't be stored") == true)
    // The record before it is still there, and the browser has the rest.
    #expect(store.count == 1)
    store.failure = nil
    try await server.restart()
    await server.settle()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("a store that comes back while the server stops gets all")
  func stopInTime() async throws {
    var limits = KilledServer.limits
    limits.lastSave = .seconds(60)
    let server = try await server(limits)
    store.failure = .full("data/pages")
    try await server.type("milk")
    await attempts(1)
    let store = store
    async let end: Void = server.host.close()
    store.failure = nil
    await end
    #expect(server.host.storeStatus?.lostPages == 0)
    #expect(store.writes.last.map { "\($0.changed)" }?.isEmpty == false)
    server.tab.pending = []
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("a store that never answers doesn't hold up the server's end, and is told")
  func hangs() async throws {
    let held = HeldStore()
    await held.release()
    var limits = KilledServer.limits
    limits.slowSave = .milliseconds(20)
    limits.lastSave = .milliseconds(20)
    let server = try await KilledServer(held, limits: limits, reports: reports)
    try await server.click("One")
    await server.settle()
    await held.hold()
    try await server.type("milk")
    await UsherTestSupport.settle { !reports.texts.isEmpty }
    // A busy machine tells it later.
    #expect(
      reports.texts.first?.replacing(/for \d+ s\./, with: "for some seconds.") == """
        The store HeldStore doesn't work: a save has been running for some seconds. To fix this, look after its disk or \
        its server; pages wait for it, and are stored when it works again.
        """
    )
    #expect(await server.host.readiness() != .ready)
    await server.close()
    #expect(server.host.sessionCount == 0)
    await held.release()
  }

  @Test("a page that couldn't be stored waits longer for its browser than others")
  func waits() async throws {
    var limits = KilledServer.limits
    limits.detached = .milliseconds(5)
    let server = try await server(limits)
    store.failure = .full("data/pages")
    try await server.type("milk")
    await server.disconnect()
    await attempts(20)
    #expect(server.host.sessionCount == 1)
    store.failure = nil
    await UsherTestSupport.settle { server.host.sessionCount == 0 }
    server.tab.pending = []
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test(
    "a store that stays away longer than that ends the page; what is lost is told, and the browser has it"
  )
  func staysAway() async throws {
    var limits = KilledServer.limits
    limits.detached = .milliseconds(5)
    limits.unsaved = .milliseconds(100)
    limits.lastSave = .milliseconds(100)
    let server = try await server(limits)
    store.failure = .full("data/pages")
    try await server.type("milk")
    await server.disconnect()
    await UsherTestSupport.settle { server.host.storeStatus?.lostPages == 1 }
    #expect(server.host.storeStatus?.lostPages == 1)
    #expect(server.host.storeStatus?.unsavedPages == 0)
    #expect(server.host.sessionCount == 0)
    await UsherTestSupport.settle { reports.texts.last?.contains("couldn't be stored") == true }
    #expect(reports.texts.last?.contains("up to 1 events") == true)
    store.failure = nil
    try await server.restart()
    await server.settle()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("what changes while the last record is on its way is stored after it when the server stops")
  func changedMeanwhile() async throws {
    let held = HeldStore()
    await held.release()
    var limits = KilledServer.limits
    limits.lastSave = .seconds(60)
    let server = try await KilledServer(held, limits: limits, reports: reports)
    try await server.click("One")
    await server.settle()
    await held.hold()
    try await server.type("milk")
    try await server.type("honey")
    let host = server.host
    async let end: Void = host.close()
    await UsherTestSupport.settle { host.sessionCount == 0 }
    await held.release()
    await end
    server.tab.pending = []
    try await server.restart()
    #expect(server.note == "honey")
    await server.close()
  }

  @Test("a page whose record is still on its way waits for its browser, though nothing has failed")
  func onItsWay() async throws {
    let held = HeldStore()
    await held.release()
    var limits = KilledServer.limits
    limits.detached = .milliseconds(5)
    let server = try await KilledServer(held, limits: limits, reports: reports)
    try await server.click("One")
    await server.settle()
    await held.hold()
    try await server.type("milk")
    await server.disconnect()
    // Longer than a session waits otherwise, by the same clock.
    try await Task.sleep(for: limits.detached * 4)
    #expect(server.host.sessionCount == 1)
    await held.release()
    await UsherTestSupport.settle { server.host.sessionCount == 0 }
    server.tab.pending = []
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }

  @Test("pages whose records a store has lost are stored anew, also those that nobody touches")
  func loss() async throws {
    let server = try await server()
    try await server.type("milk")
    await server.settle()
    try await store.remove(allOf: server.visitor, app: nil, besides: [])
    #expect(store.count == 0)
    store.lose()
    let store = store
    await UsherTestSupport.settle { store.count == 1 }
    #expect(store.writes.last?.isWhole == true)
    try await server.restart()
    #expect(server.note == "milk")
    await server.close()
  }
}
