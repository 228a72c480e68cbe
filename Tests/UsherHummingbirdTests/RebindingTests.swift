#if Hummingbird
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

/// A page has its own name lead to this machine, and asks the server by it.
@Suite("Names that lead here", .timeLimit(.minutes(10)))
struct RebindingTests {
  let service = EchoService()
  let answered = Answered()

  /// How often the route was asked.
  final class Answered: Sendable {
    private let counter = Mutex(0)

    var count: Int { counter.withLock(\.self) }
    func add() { counter.withLock { $0 += 1 } }
  }

  private func exchange(
    _ hostname: String = "127.0.0.1",
    origins: [String] = [],
    _ body: @Sendable (Int) async throws -> Void
  ) async throws {
    let route = ServerRoute("/api/v1") { [answered] _ in
      answered.add()
      return .text(200, "asked")
    }
    let configuration = ServerConfiguration(
      hostname: hostname,
      port: 0,
      threads: 1,
      origins: origins
    )
    try await TestServer.run(service, configuration: configuration, routes: [route]) {
      try await body($0.port)
    }
  }

  private func ask(
    _ port: Int,
    _ line: String,
    _ fields: [String] = [],
    host: String?
  ) async throws -> Wire.Answer {
    try await Wire.open(port) { try await $0.request(line, fields, host: host) }
  }

  /// How a page of that name is answered that asks for a socket, as a visitor who is known.
  private func socket(_ port: Int, host: String) async throws -> Int {
    let cookie = try await ask(port, "GET /", host: "localhost").cookie
    return try await Wire.open(port) { wire in
      try await wire.upgrade(host: host, origin: "http://\(host)", cookie: cookie).status
    }
  }

  @Test(
    "a server of this machine only answers to no name that others can give",
    arguments: [
      "evil.test", "localhost.evil.test", "evillocalhost", "127.0.0.1.evil.test", "127.evil.test",
      "", "localhost:x@evil.test", "[::1]evil.test",
    ]
  )
  func unknown(_ name: String) async throws {
    try await exchange { port in
      let host = name.isEmpty ? "" : "\(name):\(port)"
      for line in ["GET /api/v1", "POST /api/v1", "DELETE /api/v1", "GET /", "POST /"] {
        for fields in [[], ["Origin: http://\(host)"]] {
          let answer = try await ask(port, line, fields, host: host)
          #expect(answer.status == 421 && answer.cookie == nil)
          #expect(
            answer.text == """
              This server isn't known as “\(host)”. To fix this, if that is the server's name, add \
              “http://\(host)” to ServerConfiguration.origins.
              """
          )
        }
      }
      #expect(answered.count == 0 && service.lastRequest == nil)
      #expect(try await ask(port, "GET /healthz", host: host).text == "ok")
      #expect(try await socket(port, host: host) != 101)
    }
  }

  @Test(
    "it answers to all names and addresses that are its own, and to those it is told",
    arguments: [
      "localhost", "LOCALHOST.", "usher.localhost", "127.0.0.1", "127.8.9.1", "[::1]",
      "192.168.1.7", "example.com", "Example.com", "proxy.test",
    ],
    [false, true]
  )
  func known(_ name: String, _ hasPort: Bool) async throws {
    try await exchange(origins: ["http://Example.com", "http://proxy.test:81"]) { port in
      let host = hasPort ? "\(name):\(port)" : name
      let own = ["Origin: http://\(host)"]
      for line in ["GET /api/v1", "POST /api/v1", "GET /"] {
        let answers = try await [
          ask(port, line, own, host: host), ask(port, line, host: host),
        ]
        #expect(answers.map(\.status) == [200, 200])
      }
      #expect(try await socket(port, host: host) == 101)
    }
  }

  @Test("who leaves the name out, as old programs may, is no browser, and is answered")
  func none() async throws {
    try await exchange { port in
      let line = try await Wire.open(port) { wire in
        try await wire.send(Array("POST /api/v1 HTTP/1.0\r\n\r\n".utf8))
        return try await wire.take(until: "\r\n")
      }
      #expect(line == "HTTP/1.1 200 OK")
    }
  }

  @Test("a page of http isn't this site's where the site is told to be one of https")
  func plain() async throws {
    try await exchange("0.0.0.0", origins: ["https://box.test"]) { port in
      let page = ["Origin: http://box.test"]
      let answer = try await ask(port, "POST /api/v1", page, host: "box.test")
      #expect(answer.status == 403)
      let status = try await socket(port, host: "box.test")
      #expect(status == 400)
      // Beside a proxy, by another port.
      #expect(try await socket(port, host: "box.test:\(port)") == 101)
    }
  }

  @Test(
    "a server of networks answers to any name, but no page changes anything by one it isn't told",
    arguments: ["Origin: http://box.test", "Sec-Fetch-Site: same-origin"]
  )
  func network(_ field: String) async throws {
    try await exchange("0.0.0.0") { port in
      let refusal = try await ask(port, "POST /api/v1", [field], host: "box.test")
      #expect(refusal.status == 421)
      #expect(refusal.text.contains("add “http://box.test” to ServerConfiguration.origins."))
      #expect(answered.count == 0)
      #expect(try await ask(port, "POST /api/v1", host: "box.test").status == 200)
      #expect(try await ask(port, "GET /api/v1", [field], host: "box.test").status == 200)
      #expect(try await ask(port, "GET /", host: "box.test").status == 200)
      #expect(try await socket(port, host: "box.test") == 101)
    }
    try await exchange("0.0.0.0", origins: ["http://box.test"]) { port in
      let answer = try await ask(port, "POST /api/v1", [field], host: "box.test")
      #expect(answer.status == 200)
    }
  }

  @Test("a page of an origin that is told changes what it may, whatever a proxy calls the server")
  func proxy() async throws {
    try await exchange("0.0.0.0", origins: ["https://example.com"]) { port in
      let page = ["Origin: https://example.com"]
      let answer = try await ask(port, "POST /api/v1", page, host: "backend")
      #expect(answer.status == 200)
    }
  }
}
#endif
