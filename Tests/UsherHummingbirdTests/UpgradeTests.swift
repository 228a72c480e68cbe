#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

/// The field `Upgrade` of a connection's first request.
@Suite("Upgrade", .timeLimit(.minutes(1)))
struct UpgradeTests {
  private func answer(_ path: String, _ fields: String...) async throws -> Wire.Answer {
    try await TestServer.run(EchoService()) { server in
      try await Wire.open(server.port) {
        try await $0.request("GET \(path)", ["Connection: Upgrade"] + fields)
      }
    }
  }

  @Test("a protocol that the server doesn't know is ignored", arguments: ["h2c", "a, b", ","])
  func unknown(_ name: String) async throws {
    let answer = try await answer("/", "Upgrade: \(name)")
    #expect(answer.status == 200 && answer.text == "<p>GET</p>")
  }

  @Test(
    "thousands of names in the field Upgrade end nothing",
    arguments: ["/", "/-/socket"],
    ["a", "websocket"]
  )
  func names(_ path: String, _ name: String) async throws {
    let names = Array(repeating: name, count: 60_000 / (name.count + 1)).joined(separator: ",")
    let answer = try await answer(path, "Upgrade: \(names)")
    #expect((200..<500).contains(answer.status))
  }

  @Test("a socket is opened if a WebSocket is one of the protocols")
  func several() async throws {
    try await TestServer.run(EchoService()) { server in
      let cookie = try await Wire.open(server.port) { try await $0.request("GET /").cookie }
      let answer = try await Wire.open(server.port) { wire in
        try await wire.upgrade(cookie: cookie, ["Upgrade: h2c"])
      }
      #expect(answer.status == 101)
    }
  }
}
#endif
