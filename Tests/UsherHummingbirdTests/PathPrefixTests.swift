#if Hummingbird
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("A site under a prefix", .timeLimit(.minutes(10)))
struct PathPrefixTests {
  let service = EchoService()

  private func exchange(
    routes: [ServerRoute] = [],
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    let configuration = ServerConfiguration(port: 0, threads: 2, prefix: "apps/")
    try await TestServer.run(service, configuration: configuration, routes: routes) { server in
      try await Wire.open(server.port, body)
    }
  }

  @Test(
    "the service gets the whole path, whether the proxy passes the prefix on or not",
    arguments: [
      ("/apps/photos/pli?a=b", "/apps/photos/pli"), ("/photos/pli", "/apps/photos/pli"),
      ("/apps", "/apps/"), ("/", "/apps/"), ("/appstore", "/apps/appstore"),
    ]
  )
  func paths(_ asked: String, expected: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET \(asked)")
      #expect(answer.status == 200)
      #expect(service.lastRequest?.path == expected)
    }
  }

  @Test("the cookie goes to this site only, not to the others of the same name")
  func cookie() async throws {
    try await exchange { wire in
      let cookie = try await wire.request("GET /apps/photos")["set-cookie"]
      #expect(cookie?.contains("; Path=/apps;") == true)
    }
  }

  @Test("a socket opens with and without the prefix", arguments: ["/apps/-/socket", "/-/socket"])
  func socket(_ path: String) async throws {
    let upgrade = [
      "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Origin: http://localhost",
    ]
    try await exchange { wire in
      let answer = try await wire.request("GET \(path)?session=echo", upgrade)
      #expect(answer.status == 101)
    }
  }

  @Test("a route gets its requests without the prefix")
  func route() async throws {
    let route = ServerRoute("/api") { .text(200, $0.path) }
    try await exchange(routes: [route]) { wire in
      let (kept, stripped) = (
        try await wire.request("GET /apps/api/players"),
        try await wire.request("GET /api/players")
      )
      #expect(kept.text == "/api/players" && stripped.text == "/api/players")
      let health = try await wire.request("GET /apps/healthz")
      #expect(health.text == "ok")
    }
  }
}
#endif
