import Synchronization
import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// A script asks for pages as fast as it can, and never connects.
@Suite("A flood of pages", .timeLimit(.minutes(10)))
struct FloodTests {
  private let reports = Reports()
  private static let app = WebApp("shop", title: "Shop") { flow, _ in
    PlainCoordinator(flow: flow)
  } views: {
    PlainView.self
  }

  private func host(_ change: (inout SessionLimits) -> Void = { _ in }) -> WebHost {
    var limits = SessionLimits.patient
    limits.sessions = 100
    limits.unattachedSessions = 40
    limits.unattachedOfAddress = 10
    change(&limits)
    return WebHost([Self.app], limits: limits, observer: reports)
  }

  private func get(
    _ host: WebHost,
    by visitor: String,
    from address: String?,
    method: String = "GET",
    agent: String? = nil
  ) async -> WebResponse {
    let request = WebRequest(
      method: method,
      path: "/shop",
      headers: agent.map { [("user-agent", $0)] } ?? [],
      visitor: Visitor(id: visitor),
      address: address
    )
    return await host.respond(to: request)
  }

  private func connect(
    _ host: WebHost,
    _ page: WebResponse,
    by visitor: String,
    from address: String? = nil
  ) async throws -> TestConnection? {
    let text = String(decoding: page.body, as: UTF8.self)
    let token = try #require(text.firstMatch(of: /data-session="([0-9a-f]+)"/)).1
    let connection = TestConnection(from: address)
    let session = await host.attach(
      "session=\(token)&received=0",
      visitor: Visitor(id: visitor),
      connection: connection
    )
    return session == nil ? nil : connection
  }

  /// Makes a visitor known, by two pages that connect.
  private func meet(
    _ host: WebHost,
    _ visitor: String,
    from address: String
  ) async throws -> TestConnection {
    let first = await get(host, by: visitor, from: address)
    _ = try await connect(host, first, by: visitor)
    let second = await get(host, by: visitor, from: address)
    return try #require(try await connect(host, second, by: visitor))
  }

  @Test("of 1,000 pages that a script asks for, few are kept, and nobody else is locked out")
  func script() async throws {
    let host = host()
    let ada = try await meet(host, "ada", from: "192.0.2.1")
    let loading = await get(host, by: "ada", from: "192.0.2.1")
    let elsewhere = await get(host, by: "bob", from: "192.0.2.2")
    var statuses: Set<Int> = []
    for number in 0..<1000 {
      statuses.insert(await get(host, by: "script \(number)", from: "198.51.100.1").status)
    }
    #expect(statuses == [200])
    #expect(host.sessionCount == 4 + 10)
    #expect(ada.closeCode == nil, "an open page goes on")
    #expect(try await connect(host, loading, by: "ada") != nil, "a known visitor's page waits on")
    #expect(try await connect(host, elsewhere, by: "bob") != nil, "so does another address's")
    let eve = await get(host, by: "eve", from: "198.51.100.1")
    #expect(try await connect(host, eve, by: "eve") != nil, "even behind the script's address")
    await host.close()
  }

  @Test(
    "a script with many addresses, which collects its cookies first, locks no known visitor out"
  )
  func manyAddresses() async throws {
    let host = host()
    let ada = try await meet(host, "ada", from: "2001:db8:1::1")
    let loading = await get(host, by: "ada", from: "2001:db8:1::1")
    for round in 0..<3 {
      for number in 0..<500 {
        // The last 64 bits are the customer's to choose.
        let address = "2001:db8:2:\(number % 50)::\(round)\(number)"
        _ = await get(host, by: "script \(number)", from: address)
      }
    }
    #expect(host.sessionCount == 3 + 40)
    #expect(ada.closeCode == nil)
    #expect(try await connect(host, loading, by: "ada") != nil)
    let bob = await get(host, by: "bob", from: "2001:db8:3::1")
    #expect(try await connect(host, bob, by: "bob") != nil, "a new visitor comes too")
    await host.close()
  }

  @Test("a visitor whose cookie says that it has come again keeps its place after a restart")
  func restarted() async throws {
    let host = host()
    var page = WebRequest(path: "/shop", visitor: Visitor(id: "ada"), address: "2001:db8:1::1")
    page.hasComeAgain = true
    let loading = await host.respond(to: page)
    #expect(!loading.hasComeAgain, "its cookie isn't renewed before it has come here, too")
    for number in 0..<500 {
      _ = await get(host, by: "script \(number)", from: "2001:db8:2:\(number % 50)::\(number)")
    }
    #expect(try await connect(host, loading, by: "ada") != nil)
    // Somebody who has come once only is as good as the script.
    let bob = await get(host, by: "bob", from: "2001:db8:3::1")
    #expect(!bob.hasComeAgain)
    for number in 0..<500 {
      _ = await get(host, by: "script \(number)", from: "2001:db8:2:\(number % 50)::\(number)")
    }
    #expect(try await connect(host, bob, by: "bob") == nil)
    await host.close()
  }

  @Test("a script that connects takes the places of its address, and the rest stays for others")
  func connecting() async throws {
    let host = host { $0.sessionsOfAddress = 30 }
    for number in 0..<30 {
      let page = await get(host, by: "script \(number)", from: "198.51.100.1")
      #expect(try await connect(host, page, by: "script \(number)") != nil)
    }
    let refused = await get(host, by: "script", from: "198.51.100.1")
    #expect(refused.status == 503)
    let text = HostWords.english[PlaceRefusal.address.word]
    #expect(String(decoding: refused.body, as: UTF8.self) == text)
    #expect(refused.headers.contains { $0 == ("retry-after", "600") })
    #expect(await get(host, by: "bob", from: "192.0.2.2").status == 200)
    await host.close()
  }

  @Test("a refusal is reported once, with its source and what to do")
  func reported() async {
    let host = host { $0.sessionsOfVisitor = 1 }
    for _ in 0..<20 { _ = await get(host, by: "ada", from: "2001:db8::1:2") }
    #expect(
      reports.texts == [
        """
        Refused a page to a browser at 2001:db8:0:0::/64 that has too many open. To fix this, if they are welcome, \
        raise SessionLimits.sessionsOfVisitor.
        """
      ]
    )
    await host.close()
  }

  @Test("sockets that name another visitor's session are refused, and reported once")
  func foreignSockets() async throws {
    let host = host()
    let page = await get(host, by: "ada", from: "192.0.2.1")
    for _ in 0..<50 {
      #expect(try await connect(host, page, by: "script", from: "198.51.100.1") == nil)
    }
    #expect(
      reports.texts == [
        "Refused a socket from 198.51.100.1: it named the session of another visitor."
      ]
    )
    #expect(try await connect(host, page, by: "ada") != nil)
    await host.close()
  }

  @Test("who reports a refused socket may ask the host for something")
  func reportAsksHost() async throws {
    let asked = Mutex<(host: WebHost?, counts: [Int])>((nil, []))
    let curious = LogObserver { _ in
      let host = asked.withLock(\.host)
      let count = host?.sessionCount ?? -1
      asked.withLock { $0.counts.append(count) }
    }
    let host = WebHost([Self.app], limits: .patient, observer: curious)
    asked.withLock { $0.host = host }
    let page = await get(host, by: "ada", from: "192.0.2.1")
    #expect(try await connect(host, page, by: "script", from: "198.51.100.1") == nil)
    #expect(asked.withLock(\.counts) == [1])
    asked.withLock { $0.host = nil }
    await host.close()
  }

  @Test("a crawler gets its page, and leaves no session behind")
  func crawlers() async throws {
    let host = host()
    let crawler = "Mozilla/5.0 (compatible; Googlebot/2.1)"
    let page = await get(host, by: "new", from: "192.0.2.1", agent: crawler)
    #expect(page.status == 200)
    #expect(String(decoding: page.body, as: UTF8.self).contains("Hello"))
    #expect(host.sessionCount == 0)
    #expect(await get(host, by: "new", from: "192.0.2.1", method: "HEAD").status == 200)
    #expect(host.sessionCount == 0)
    // A visitor who has connected two pages is a person, whatever the browser is called.
    _ = try await meet(host, "ada", from: "192.0.2.1")
    let next = await get(host, by: "ada", from: "192.0.2.1", agent: crawler)
    #expect(try await connect(host, next, by: "ada") != nil)
    await host.close()
  }
}

private enum PlainRoute: Route {
  case plain

  enum CodingKeys: String, RoutePath { case plain = "" }
}

private final class PlainViewModel: ViewModel {}

private struct PlainView: View {
  let viewModel: PlainViewModel
  var body: some HTML { p { "Hello" } }
}

private final class PlainCoordinator: Coordinator {
  let flow: Flow<PlainRoute, Never>

  init(flow: Flow<PlainRoute, Never>) { self.flow = flow }

  func start() { show(.plain) }
  func show(_ route: PlainRoute) { flow.push(PlainViewModel(), at: route) }
}
