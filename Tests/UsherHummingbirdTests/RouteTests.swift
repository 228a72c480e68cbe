#if Hummingbird
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

@Suite("Routes of the server's own", .timeLimit(.minutes(10)))
struct RouteTests {
  let service = EchoService()
  let asked = Asked()

  /// What the routes were asked.
  final class Asked: Sendable {
    private let requests = Mutex<[WebRequest]>([])

    var all: [WebRequest] { requests.withLock(\.self) }
    func append(_ request: WebRequest) { requests.withLock { $0.append(request) } }
  }

  private func route(_ path: String, allowsOtherSites: Bool = false) -> ServerRoute {
    ServerRoute(path, allowsOtherSites: allowsOtherSites) { [asked] request in
      asked.append(request)
      return .text(200, "\(path): \(request.method)")
    }
  }

  private func exchange(
    _ routes: [ServerRoute]? = nil,
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    try await TestServer.run(service, routes: routes ?? [route("/api/v1")]) { server in
      try await Wire.open(server.port, body)
    }
  }

  @Test(
    "every method is its, and nobody gets a cookie",
    arguments: ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]
  )
  func methods(_ method: String) async throws {
    try await exchange { wire in
      let fields = ["Content-Type: application/json", "Cookie: usher-0=ada.00"]
      let body: [UInt8] = method == "GET" ? [] : [1, 2, 3]
      let answer = try await wire.request("\(method) /api/v1/x%20y?a=%C3%A9", fields, body: body)
      #expect(answer.status == 200 && answer.text == "/api/v1: \(method)")
      #expect(answer["set-cookie"] == nil)
      #expect(answer["x-content-type-options"] == "nosniff")
      #expect(answer["content-security-policy"]?.hasPrefix("default-src 'none'") == true)
      let request = try #require(asked.all.last)
      #expect(request.method == method && request.body == body)
      #expect(request.path == "/api/v1/x%20y" && request.query == "a=%C3%A9")
      #expect(request.header("content-type") == "application/json")
      #expect(service.lastRequest == nil)
    }
  }

  @Test("a body in JSON whose reading would take long doesn't reach it")
  func marks() async throws {
    try await exchange { wire in
      let marks = String(repeating: "\\u0301\\u0316", count: 16)
      let fields = ["Content-Type: application/json; charset=utf-8"]
      for (text, status) in [("{\"\(marks)\":1}", 400), ("{\"\(marks.dropLast(24))\":1}", 200)] {
        let answer = try await wire.request("POST /api/v1", fields, body: Array(text.utf8))
        #expect(answer.status == status)
        let message = "The request has more than 30 combining marks in a row."
        #expect((answer.text == message) == (status == 400))
      }
      #expect(asked.all.count == 1)
    }
  }

  @Test("two who ask are never the same visitor, whatever they say")
  func visitors() async throws {
    try await exchange { wire in
      let cookie = try #require(try await wire.request("GET /").cookie)
      for _ in 0..<2 { _ = try await wire.request("GET /api/v1", ["Cookie: \(cookie)"]) }
      let known = try #require(service.lastRequest?.visitor)
      #expect(Set(asked.all.map(\.visitor) + [known]).count == 3)
    }
  }

  @Test(
    "its path and what is below it are its, and nothing else",
    arguments: [
      ("/api/v1", true), ("/api/v1/", true), ("/api/v1/a/b", true), ("/api/v1?a=b", true),
      ("/api/v12", false), ("/api", false), ("/", false), ("/x/api/v1", false),
      ("/API/v1", false),
    ]
  )
  func paths(_ path: String, _ isIts: Bool) async throws {
    for written in ["/api/v1", "/api/v1/", "api/v1"] {
      try await exchange([route(written)]) { wire in
        let answer = try await wire.request("GET \(path)")
        #expect(answer.text == (isIts ? "\(written): GET" : "<p>GET</p>"))
      }
    }
  }

  @Test("of several the longest path is asked, and one at / leaves the host nothing but its socket")
  func several() async throws {
    let routes = [route("/"), route("/a"), route("/a/b")]
    try await exchange(routes) { wire in
      for (path, its) in [("/a/b/c", "/a/b"), ("/a/bc", "/a"), ("/a", "/a"), ("/c", "/")] {
        let answer = try await wire.request("GET \(path)")
        #expect(answer.text == "\(its): GET")
      }
      let health = try await wire.request("GET /healthz")
      #expect(health.text == "ok")
      #expect(service.lastRequest == nil)
    }
  }

  @Test("HEAD gets the size and no body")
  func head() async throws {
    try await exchange { wire in
      let answer = try await wire.request("HEAD /api/v1")
      #expect(answer.status == 200 && answer["content-length"] == "13")
      #expect(try await wire.request("GET /api/v1").text == "/api/v1: GET")
    }
  }

  @Test("a body of 1 MiB is passed on, a larger one refused")
  func largeBody() async throws {
    try await exchange { wire in
      let largest = Array(repeating: UInt8(7), count: 1 << 20)
      #expect(try await wire.request("PUT /api/v1", body: largest).status == 200)
      #expect(asked.all.map(\.body) == [largest])
      let answer = try await wire.request("PUT /api/v1", body: largest + [7])
      #expect(answer.status == 413 && answer.text == "The request is larger than 1 MiB.")
      #expect(asked.all.count == 1)
    }
  }

  @Test(
    "a page of another site can't change anything, by whatever method",
    arguments: ["POST", "PUT", "DELETE", "PATCH"],
    ["http://evil.test", "http://localhost:81", "http://localhost.evil.test", "null"]
  )
  func otherSite(_ method: String, _ origin: String) async throws {
    try await exchange { wire in
      // What a form of that page would send.
      let fields = ["Origin: \(origin)", "Content-Type: text/plain"]
      let answer = try await wire.request("\(method) /api/v1", fields, body: [1])
      #expect(answer.status == 403)
      #expect(answer.text == "Changes are taken from this site's own pages only.")
      #expect(asked.all.isEmpty)
      // Its own pages can, and so can who is no browser.
      let own = ["Origin: http://localhost"]
      #expect(try await wire.request("\(method) /api/v1", own).status == 200)
      #expect(try await wire.request("\(method) /api/v1").status == 200)
    }
  }

  @Test(
    "a page of another site that doesn't say which can't change anything either",
    arguments: [("cross-site", 403), ("same-site", 403), ("same-origin", 200), ("none", 200)]
  )
  func nameless(_ site: String, _ status: Int) async throws {
    try await exchange { wire in
      let answer = try await wire.request("POST /api/v1", ["Sec-Fetch-Site: \(site)"], body: [1])
      #expect(answer.status == status)
    }
  }

  @Test("what the server refuses by itself has the route's own shape")
  func refusals() async throws {
    let shaped = ServerRoute("/api/v1") { status, message in
      WebResponse(
        status: status,
        headers: [("content-type", "application/json")],
        body: Array(#"{"error": "\#(message)"}"#.utf8)
      )
    } answer: { _ in
      .text(200, "asked")
    }
    try await exchange([shaped]) { wire in
      let answer = try await wire.request("POST /api/v1", ["Origin: http://evil.test"])
      #expect(answer.status == 403 && answer["content-type"] == "application/json")
      #expect(answer.text == #"{"error": "Changes are taken from this site's own pages only."}"#)
      let stranger = try await wire.request("GET /api/v1", host: "evil.test")
      #expect(stranger.status == 421 && stranger["content-type"] == "application/json")
      // Elsewhere nothing has changed.
      let other = try await wire.request("GET /", host: "evil.test")
      #expect(other.status == 421 && other["content-type"]?.hasPrefix("text/plain") == true)
      let large = Array(repeating: UInt8(7), count: 1 << 20 + 1)
      let answerToLarge = try await wire.request("PUT /api/v1", body: large)
      #expect(answerToLarge.status == 413)
      #expect(answerToLarge.text == #"{"error": "The request is larger than 1 MiB."}"#)
    }
  }

  @Test("what only reads is answered, and the browser keeps it from the page of another site")
  func reading() async throws {
    try await exchange { wire in
      for method in ["GET", "HEAD", "OPTIONS"] {
        let answer = try await wire.request("\(method) /api/v1", ["Origin: http://evil.test"])
        #expect(answer.status == 200 && answer["access-control-allow-origin"] == nil)
      }
    }
  }

  @Test("a route that looks at the origin itself gets what other sites send")
  func ownCheck() async throws {
    let routes = [route("/api/v1", allowsOtherSites: true)]
    try await exchange(routes) { wire in
      let fields = ["Origin: http://other.test"]
      let answer = try await wire.request("POST /api/v1", fields)
      #expect(answer.status == 200)
      #expect(asked.all.last?.header("origin") == "http://other.test")
    }
  }

  @Test("a route of some methods refuses the others, and says which there are")
  func methodsOnly() async throws {
    let route = ServerRoute("/api", .get, .put) { .text(200, $0.method) }
    try await exchange([route]) { wire in
      for (method, status) in [("GET", 200), ("HEAD", 200), ("PUT", 200), ("POST", 405)] {
        let answer = try await wire.request("\(method) /api")
        #expect(answer.status == status)
        #expect(answer["allow"] == (status == 405 ? "GET, HEAD, PUT" : nil))
      }
    }
  }

  @Test("several routes can have one path, each for its methods")
  func onePath() async throws {
    let routes = [
      ServerRoute("/api", .get) { _ in .text(200, "read") },
      ServerRoute("/api", .post) { _ in .text(200, "written") },
    ]
    try await exchange(routes) { wire in
      #expect(try await wire.request("GET /api").text == "read")
      #expect(try await wire.request("POST /api").text == "written")
      let refused = try await wire.request("DELETE /api")
      #expect(refused.status == 405)
      #expect(refused["allow"] == "GET, HEAD, POST")
    }
  }

  @Test("a status that no refusal has is the server's own fault")
  func status() {
    #expect(RequestError(404, "x").status == 404)
    for status in [-1, 200, 302, 600, 4004] { #expect(RequestError(status, "x").status == 500) }
  }

  private struct Order: Codable {
    var name: String
    var counts: [Int]
  }

  @Test("JSON comes in and goes out")
  func json() async throws {
    let route = ServerRoute("/api", .post) { request in
      var order = try request.json(Order.self)
      order.counts.append(3)
      return try .json(order, status: 201)
    }
    try await exchange([route]) { wire in
      let answer = try await wire.request(
        "POST /api",
        body: Array(#"{"name":"a/b","counts":[1]}"#.utf8)
      )
      #expect(answer.status == 201 && answer["content-type"] == "application/json")
      #expect(answer.text == #"{"counts":[1,3],"name":"a/b"}"#)
    }
  }

  @Test(
    "JSON that doesn't fit is refused, and the client learns where",
    arguments: [
      (#"{"counts":[1]}"#, "“name” is missing."),
      (#"{"name":null,"counts":[]}"#, "“name” is null."),
      (#"{"name":"a","counts":[1,"b"]}"#, "“counts.1” has another type."),
      (#"["#, "The body isn’t JSON."), (#"3"#, "The body has another type."),
    ]
  )
  func wrongJSON(_ body: String, _ message: String) async throws {
    let route = ServerRoute("/api", .post) { try .json(try $0.json(Order.self)) }
    try await exchange([route]) { wire in
      let answer = try await wire.request("POST /api", body: Array(body.utf8))
      #expect(answer.status == 400 && answer.text == message)
    }
  }

  @Test("an unexpected error of a route isn't told to the client")
  func unexpected() async throws {
    struct Secret: Error, CustomStringConvertible { let description = "the password is 1234" }
    let route = ServerRoute("/api") { _ in throw Secret() }
    try await exchange([route]) { wire in
      let answer = try await wire.request("GET /api")
      #expect(answer.status == 500 && answer.text == "The server has failed to answer.")
    }
  }

  @Test("a webhook gets the bytes and fields as they came, from anywhere, up to its limit")
  func webhook() async throws {
    let route = ServerRoute.webhook("/webhooks/pay", limit: 2048) { [asked] request in
      asked.append(request)
      guard request.header("x-signature") == "right" else {
        throw RequestError(401, "The signature is wrong.")
      }
      return .text(200, "ok")
    }
    try await exchange([route]) { wire in
      let body: [UInt8] = [0xFF, 0, 10, 13]
      let fields = ["X-Signature: right", "Origin: https://pay.test"]
      #expect(try await wire.request("POST /webhooks/pay", fields, body: body).text == "ok")
      #expect(asked.all.last?.body == body)
      let forged = try await wire.request("POST /webhooks/pay", ["X-Signature: x"], body: body)
      #expect(forged.status == 401 && forged.text == "The signature is wrong.")
      #expect(try await wire.request("GET /webhooks/pay").status == 405)
      let long = Array(repeating: UInt8(7), count: 2049)
      let refused = try await wire.request("POST /webhooks/pay", fields, body: long)
      #expect(refused.status == 413 && refused.text == "The request is larger than 2 KiB.")
    }
  }
}
#endif
