#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

@Suite("HTTPS only", .timeLimit(.minutes(10)))
struct StrictTransportTests {
  private static let field = "strict-transport-security"
  private static let secure = ["X-Forwarded-Proto: https"]

  private func request(
    _ line: String = "GET /",
    _ fields: [String] = secure,
    host: String = "shop.example",
    routes: [ServerRoute] = [],
    _ change: (inout ServerConfiguration) -> Void = { _ in }
  ) async throws -> Wire.Answer {
    var configuration = ServerConfiguration(port: 0, threads: 1, origins: ["https://shop.example"])
    change(&configuration)
    return try await TestServer.run(EchoService(), configuration: configuration, routes: routes) {
      server in
      try await Wire.open(server.port) { try await $0.request(line, fields, host: host) }
    }
  }

  @Test(
    "a browser that came by HTTPS is told to come by nothing else, by every answer",
    arguments: ["GET /", "GET /public", "HEAD /", "GET /-/nothing", "PUT /", "GET /readyz"]
  )
  func told(line: String) async throws {
    #expect(try await request(line)[Self.field] == "max-age=2592000")
  }

  @Test("who came by HTTP isn't told, nor who only says so")
  func plain() async throws {
    #expect(try await request("GET /", [])[Self.field] == nil)
    #expect(try await request { $0.trustedProxies = [] }[Self.field] == nil)
  }

  @Test("the time is the server's; zero says nothing")
  func time() async throws {
    let answer = try await request { $0.strictTransport = .seconds(60) }
    #expect(answer[Self.field] == "max-age=60")
    #expect(try await request { $0.strictTransport = .zero }[Self.field] == nil)
  }

  @Test("other sites of the host are left alone: under a prefix, and on this machine")
  func others() async throws {
    #expect(try await request("GET /apps") { $0.prefix = "/apps" }[Self.field] == nil)
    #expect(try await request(host: "localhost")[Self.field] == nil)
    #expect(try await request(host: "127.0.0.1:8080")[Self.field] == nil)
  }

  @Test("a route can say it otherwise")
  func own() async throws {
    let route = ServerRoute("/back") { _ in
      var answer = WebResponse.text(200, "")
      answer.headers.append((Self.field, "max-age=0"))
      return answer
    }
    #expect(try await request("GET /back", routes: [route])[Self.field] == "max-age=0")
  }
}
#endif
