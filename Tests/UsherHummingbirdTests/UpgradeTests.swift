#if Hummingbird
import Testing
import UsherHummingbird
import UsherWeb

/// The field `Upgrade` of a connection's first request.
@Suite("Upgrade", .timeLimit(.minutes(10)))
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

  private static let socket = [
    "GET /-/socket?session=echo HTTP/1.1", "Host: localhost", "Origin: http://localhost",
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]

  @Test(
    "a request that can be understood in two ways opens no socket",
    arguments: [
      (["HTTP/1.1": "HTTP/1.0"], ""),
      (["dGhlIHNhbXBsZSBub25jZQ==": "x"], ""),
      (["dGhlIHNhbXBsZSBub25jZQ==": "dGhlIHNhbXBsZSBub25jZ!=="], ""),
      (["dGhlIHNhbXBsZSBub25jZQ==": String(repeating: "A", count: 50_000)], ""),
      ([:], "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
      ([:], "Transfer-Encoding: chunked"),
      ([:], "Content-Length: 5"),
    ]
  )
  func ambiguous(_ changes: [String: String], _ more: String) async throws {
    try await TestServer.run(EchoService()) { server in
      func status(_ lines: [String]) async throws -> String {
        try await Wire.open(server.port) { wire in
          try await wire.send(Array((lines + ["", ""]).joined(separator: "\r\n").utf8))
          return String(try await wire.take(until: "\r\n").dropFirst(9).prefix(3))
        }
      }
      let proper = try await status(Self.socket)
      #expect(proper == "101")
      let empty = try await status(Self.socket + ["Content-Length: 0"])
      #expect(empty == "101", "some proxies add it")
      var lines = Self.socket
      for (old, new) in changes { lines = lines.map { $0.replacing(old, with: new) } }
      if !more.isEmpty { lines.append(more) }
      let answer = try await status(lines)
      #expect(["200", "400"].contains(answer))
    }
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
