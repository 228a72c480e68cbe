import Testing
import Usher
import WebTesting

@testable import UsherWeb

/// Pages that are opened faster than a person opens them.
@Suite("Rate of pages", .timeLimit(.minutes(10)))
struct PageRateTests {
  private let reports = Reports()

  private func host() -> WebHost {
    var limits = SessionLimits.patient
    limits.pagesPerMinuteOfVisitor = 3
    limits.pagesPerMinuteOfAddress = 6
    return WebHost(
      [
        WebApp("shop", title: "Shop") { flow, _ in
          PlainCoordinator(flow: flow)
        } views: {
          PlainView.self
        }
      ],
      limits: limits,
      observer: reports
    )
  }

  private func get(
    _ host: WebHost,
    by visitor: String? = nil,
    from address: String?,
    path: String = "/shop"
  ) async -> WebResponse {
    let request = WebRequest(
      path: path,
      headers: visitor == nil ? [] : [("cookie", "usher=x")],
      visitor: Visitor(id: visitor ?? Token.make()),
      address: address
    )
    return await host.respond(to: request)
  }

  private func statuses(
    _ count: Int,
    _ host: WebHost,
    by visitor: String? = nil,
    from address: String?
  ) async -> [Int] {
    var statuses: [Int] = []
    for _ in 0..<count { statuses.append(await get(host, by: visitor, from: address).status) }
    return statuses
  }

  @Test("a browser with too many pages gets a page that says so, and when to come again")
  func visitor() async throws {
    let host = host()
    #expect(await statuses(3, host, by: "ada", from: "192.0.2.1") == [200, 200, 200])
    let answer = await get(host, by: "ada", from: "192.0.2.1", path: "/shop/<b>")
    #expect(answer.status == 429)
    let wait = try #require(answer.headers.first { $0.name == "retry-after" })
    #expect((1...20).contains(Int(wait.value) ?? 0))
    let text = String(decoding: answer.body, as: UTF8.self)
    #expect(text.contains("<h1>Too many pages</h1>"))
    #expect(text.contains("</b>, wait a minute, and load it again."))
    #expect(!text.contains("/shop/<b>"))
    #expect(host.sessionCount == 3)
    #expect(await get(host, by: "bob", from: "192.0.2.1").status == 200)
    await host.close()
  }

  @Test("a script without a cookie has the rate of its network, and the log has one line")
  func network() async throws {
    let host = host()
    let start = ContinuousClock.now
    let all = await statuses(200, host, from: "2001:db8::1")
    // One more each 10 seconds, if this machine has much else to do.
    let more = Int((ContinuousClock.now - start) / .seconds(10))
    #expect(all.prefix(6).allSatisfy { $0 == 200 })
    #expect(all.dropFirst(6).allSatisfy { [200, 429].contains($0) })
    #expect(all.dropFirst(6).count { $0 == 200 } <= more)
    #expect(await get(host, by: "bob", from: "2001:db8:0:1::1").status == 200)
    #expect(
      reports.texts == [
        """
        Refused a page to 2001:db8:0:0::/64: too many were opened from there in a short time. To fix this, if they \
        are welcome, raise SessionLimits.pagesPerMinuteOfVisitor and pagesPerMinuteOfAddress; if it is a proxy of \
        yours, let it send X-Forwarded-For, and name it in ServerConfiguration.trustedProxies.
        """
      ]
    )
    await host.close()
  }

  @Test("this machine has no rate", arguments: ["127.0.0.1", "::1", nil])
  func loopback(_ address: String?) async {
    let host = host()
    #expect(await statuses(50, host, from: address).allSatisfy { $0 == 200 })
    await host.close()
  }

  @Test("files and unknown addresses cost nothing")
  func files() async {
    let host = host()
    for _ in 0..<20 {
      #expect(await get(host, from: "192.0.2.1", path: "/robots.txt").status == 200)
      #expect(await get(host, from: "192.0.2.1", path: "/nowhere").status == 404)
    }
    #expect(await get(host, from: "192.0.2.1").status == 200)
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
