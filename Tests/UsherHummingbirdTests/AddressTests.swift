#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

/// Where requests and sockets come from, for a server behind a proxy and for one without.
@Suite("Addresses of browsers", .timeLimit(.minutes(10)))
struct AddressTests {
  private let service = EchoService()

  private func exchange(
    trusting proxies: [String]? = nil,
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration(port: 0, threads: 1)
    if let proxies { configuration.trustedProxies = proxies }
    try await TestServer.run(service, configuration: configuration) { server in
      try await Wire.open(server.port, body)
    }
  }

  @Test("a request without a proxy comes from its connection")
  func direct() async throws {
    try await exchange { wire in
      _ = try await wire.request("GET /")
      #expect(service.lastRequest?.address == "127.0.0.1")
    }
  }

  @Test("a proxy on this machine is believed, if nothing else is set")
  func proxy() async throws {
    try await exchange { wire in
      _ = try await wire.request(
        "GET /",
        ["X-Forwarded-For: 6.6.6.6", "X-Forwarded-For: 192.0.2.1"]
      )
      #expect(service.lastRequest?.address == "192.0.2.1")
      _ = try await wire.request("GET /", [#"Forwarded: for="[2001:db8::1]:80""#])
      #expect(service.lastRequest?.address == "2001:db8::1")
    }
  }

  @Test("who isn't trusted can give neither another address nor HTTPS")
  func untrusted() async throws {
    try await exchange(trusting: []) { wire in
      let answer = try await wire.request(
        "GET /",
        ["X-Forwarded-For: 192.0.2.1", "Forwarded: for=192.0.2.1", "X-Forwarded-Proto: https"]
      )
      #expect(service.lastRequest?.address == "127.0.0.1")
      #expect(service.lastRequest?.origin == "http://localhost")
      #expect(answer["set-cookie"]?.contains("Secure") == false)
    }
  }

  @Test("a socket's connection has the address too")
  func socket() async throws {
    try await TestServer.run(service) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      try await Wire.open(server.port) { wire in
        let fields = ["X-Forwarded-For: 192.0.2.1"]
        let answer = try await wire.upgrade(cookie: cookie, fields)
        #expect(answer.status == 101)
        try await wire.send(Wire.frame([1]))
        _ = try await wire.nextFrame()
        #expect(service.connection?.address == "192.0.2.1")
      }
    }
  }
}
#endif
