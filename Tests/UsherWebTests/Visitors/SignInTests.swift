import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// What happens to the pages of a browser when the person signs in or out on one of them.
@Suite("Signing in and out", .timeLimit(.minutes(10)))
struct SignInTests {
  /// A site with two apps, and what a browser does there.
  final class Site: Sendable {
    let store = MemorySessionStore()
    let host: WebHost
    let visits = Visits()

    final class Visits: Sendable {
      let all = Mutex<[Visit]>([])
      let renewed = Mutex<[[Visitor]]>([])
      /// Awaited by the apps that move something to the new visitor.
      let moving = Mutex<(@Sendable () async -> Void)?>(nil)
      var last: Visit? { all.withLock(\.last) }
    }

    init(_ limits: SessionLimits = .patient) {
      let visits = visits
      func app(_ path: String) -> WebApp {
        WebApp(path, title: path) {
          (flow: Flow<ShopRoute, Never>, visit: Visit) -> ShopCoordinator in
          visits.all.withLock { $0.append(visit) }
          return ShopCoordinator(flow: flow)
        } views: {
          ListScreen.self
          ItemScreen.self
        }
      }
      host = WebHost(
        [app("shop"), app("other")],
        limits: limits,
        store: store,
        renewed: { old, new in
          visits.renewed.withLock { $0.append([old, new]) }
          await visits.moving.withLock(\.self)?()
        }
      )
    }

    /// Opens a page, whose socket connects.
    func open(_ path: String, _ visitor: Visitor) async throws -> Tab {
      let answer = await host.respond(to: WebRequest(path: path, visitor: visitor))
      let page = String(decoding: answer.body, as: UTF8.self)
      let token = try String(#require(page.firstMatch(of: /data-session="([0-9a-f]+)"/)).1)
      let visit = try #require(visits.last)
      let tab = Tab(token: token, visit: visit)
      #expect(await connect(tab, visitor))
      return tab
    }

    /// Returns whether the socket of a page was accepted.
    func connect(_ tab: Tab, _ visitor: Visitor) async -> Bool {
      let connection = TestConnection()
      let received = tab.connection.withLock { max(0, ($0?.frames.count ?? 1) - 1) }
      let query = "session=\(tab.token)&received=\(received)"
      guard let session = await host.attach(query, visitor: visitor, connection: connection)
      else { return false }
      await session.settled()
      tab.connection.withLock { $0 = connection }
      return true
    }
  }

  final class Tab: Sendable {
    let token: String
    let visit: Visit
    let connection = Mutex<TestConnection?>(nil)

    init(token: String, visit: Visit) { (self.token, self.visit) = (token, visit) }

    var closeCode: CloseCode? { connection.withLock { $0?.closeCode } }

    /// Waits until the server asks for a new cookie; returns the token for it.
    func request() async throws -> String {
      while true {
        let frames = connection.withLock { $0?.frames ?? [] }
        for frame in frames.dropFirst() {
          let start: [UInt8] = [0, PageControl.visitor.rawValue, 32]
          guard let at = frame.firstRange(of: start) else { continue }
          return String(decoding: frame[at.upperBound...].prefix(32), as: UTF8.self)
        }
        try await Task.sleep(for: .milliseconds(2))
      }
    }

    func wait(for code: CloseCode) async throws {
      while closeCode != code { try await Task.sleep(for: .milliseconds(2)) }
    }
  }

  let old = Visitor(id: "old")

  /// The person signs in on a page. Returns the new visitor.
  private func signIn(_ site: Site, _ tab: Tab) async throws -> Visitor {
    async let renewed = tab.visit.renew()
    let token = try await tab.request()
    guard case .offered(let new) = await site.host.renew(token, visitor: old) else {
      Issue.record("No new visitor was offered.")
      return old
    }
    #expect(await site.host.renew(token, visitor: new) == .renewed)
    let id = try await renewed
    #expect(id == new.id)
    return new
  }

  @Test("signing in gives the browser a new id, and its page goes on with it")
  func newID() async throws {
    let site = Site()
    let tab = try await site.open("/shop/1", old)
    let new = try await signIn(site, tab)
    #expect(new != old && new.id.count == 32)
    #expect(tab.visit.id == new.id)
    #expect(site.visits.renewed.withLock { $0 } == [[old, new]])
    #expect(await site.connect(tab, new))
    #expect(await site.store.record(of: tab.token)?.visitor == new)
    await site.host.close()
  }

  @Test("who had planted the old id can't continue the page, and isn't signed in")
  func fixation() async throws {
    let site = Site()
    let planted = try await site.open("/other", old)
    let tab = try await site.open("/shop", old)
    let new = try await signIn(site, tab)
    #expect(await !site.connect(tab, old))
    // Their own page has ended; a new one has the old id.
    try await planted.wait(for: .ended)
    #expect(try await site.open("/shop", old).visit.id == "old")
    #expect(await site.connect(tab, new))
    await site.host.close()
  }

  @Test("a lost answer is given once more; a new cookie alone completes the change")
  func lostAnswers() async throws {
    for completesBySocket in [true, false] {
      let site = Site()
      let tab = try await site.open("/shop", old)
      async let renewed = tab.visit.renew()
      let token = try await tab.request()
      let offer = await site.host.renew(token, visitor: old)
      #expect(await site.host.renew(token, visitor: old) == offer)
      guard case .offered(let new) = offer else {
        Issue.record("Nothing was offered.")
        return
      }
      // The browser has the cookie, but its answer was lost, and then the line broke.
      if completesBySocket {
        #expect(await site.connect(tab, new))
      } else {
        _ = await site.host.respond(to: WebRequest(path: "/other", visitor: new))
      }
      let id = try await renewed
      #expect(id == new.id)
      // There is nothing left to do.
      #expect(await site.host.renew(token, visitor: new) == .unknown)
      await site.host.close()
    }
  }

  @Test("requests that come at once with the new cookie wait for a single move of the apps")
  func moveOnce() async throws {
    let site = Site()
    let (reached, reach) = AsyncStream<Void>.makeStream()
    let (ends, end) = AsyncStream<Void>.makeStream()
    site.visits.moving.withLock { moving in
      moving = {
        reach.yield()
        for await _ in ends { return }
      }
    }
    let tab = try await site.open("/shop", old)
    async let renewed = tab.visit.renew()
    let token = try await tab.request()
    guard case .offered(let new) = await site.host.renew(token, visitor: old) else {
      Issue.record("Nothing was offered.")
      return
    }
    let first = Task { await site.host.renew(token, visitor: new) }
    for await _ in reached { break }
    let isAnswered = Mutex(false)
    let second = Task {
      _ = await site.host.respond(to: WebRequest(path: "/other", visitor: new))
      isAnswered.withLock { $0 = true }
    }
    for _ in 0..<1000 { await Task.yield() }
    let isEarly = isAnswered.withLock(\.self)
    #expect(!isEarly)
    #expect(tab.visit.id == "old")
    // For each call, if there were several.
    end.finish()
    #expect(await first.value == .renewed)
    await second.value
    let id = try await renewed
    #expect(id == new.id)
    #expect(site.visits.renewed.withLock { $0 } == [[old, new]])
    await site.host.close()
  }

  @Test("another visitor can't take the new cookie")
  func stranger() async throws {
    var limits = SessionLimits.patient
    limits.visitorRenewal = .milliseconds(300)
    let site = Site(limits)
    let tab = try await site.open("/shop", old)
    let renewing = Task { try await tab.visit.renew() }
    let token = try await tab.request()
    #expect(await site.host.renew(token, visitor: Visitor(id: "another")) == .unknown)
    // Nor does the browser: the person is told, and stays who they are.
    await #expect(throws: VisitError.self) { try await renewing.value }
    #expect(tab.visit.id == "old")
    #expect(await site.connect(tab, old))
    await site.host.close()
  }

  @Test("the browser's other pages end, whatever the app, and leave no record")
  func otherPages() async throws {
    let site = Site()
    let second = try await site.open("/shop/2", old)
    let away = try await site.open("/shop/3", old)
    let survey = try await site.open("/other/1", old)
    let someone = try await site.open("/shop", Visitor(id: "someone else"))
    let tab = try await site.open("/shop/1", old)
    #expect(site.store.count == 5)
    let new = try await signIn(site, tab)
    try await second.wait(for: .ended)
    try await away.wait(for: .ended)
    try await survey.wait(for: .ended)
    #expect(await !site.connect(second, new))
    for record in [second, away, survey] {
      while await site.store.record(of: record.token) != nil { await Task.yield() }
    }
    #expect(someone.closeCode == nil)
    #expect(await site.store.record(of: someone.token) != nil)
    await site.host.close()
  }

  @Test("signing out ends the app's other pages, and removes what is stored of closed ones")
  func signOut() async throws {
    let site = Site()
    let survey = try await site.open("/other/1", old)
    let closed = try await site.open("/shop/2", old)
    let second = try await site.open("/shop/3", old)
    let tab = try await site.open("/shop/1", old)
    // A page of an earlier process.
    let record = try #require(await site.store.record(of: closed.token))
    let earlier = SessionWrite(
      token: "earlier",
      owner: record.owner,
      base: nil,
      version: 1,
      visitor: record.visitor,
      app: record.app,
      address: record.address,
      applied: record.applied,
      isWhole: true,
      changed: record.parts
    )
    try await site.store.save(earlier)
    await tab.visit.endOtherPages()
    try await second.wait(for: .ended)
    #expect(await site.store.record(of: "earlier") == nil)
    #expect(await site.store.record(of: tab.token) != nil)
    #expect(tab.closeCode == nil && tab.visit.id == "old")
    #expect(survey.closeCode == nil)
    #expect(await site.store.record(of: survey.token) != nil)
    // What the browser keeps for Back is to end, too.
    let frames = tab.connection.withLock { $0?.frames ?? [] }
    #expect(frames.contains { $0.firstRange(of: [0, PageControl.visitor.rawValue, 0]) != nil })
    await site.host.close()
  }
}
