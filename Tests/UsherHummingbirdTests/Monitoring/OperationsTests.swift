#if Hummingbird
import Synchronization
import Testing
import UsherHummingbird
import UsherWeb

@Suite("Health and metrics", .timeLimit(.minutes(10)))
struct OperationsTests {
  /// Says what a test lets it say.
  private final class Probed: WebService {
    let readiness: HostReadiness
    let isApart: Bool
    init(_ readiness: HostReadiness, isApart: Bool = false) {
      self.readiness = readiness
      self.isApart = isApart
    }
    func respond(to request: WebRequest) async -> WebResponse { .text(200, "page") }
    func attach(
      _ query: String,
      visitor: Visitor,
      connection: any WebConnection
    ) async -> (any WebSocketSession)? { nil }
    func close() async {}
    func readiness() async -> HostReadiness { readiness }
    var status: HostStatus {
      var status = HostStatus()
      status.sessions = 42
      return status
    }
  }

  private func exchange(
    _ readiness: HostReadiness = .ready,
    token: String? = nil,
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    let configuration = ServerConfiguration(port: 0, threads: 1, metricsToken: token)
    try await TestServer.run(Probed(readiness), configuration: configuration) { server in
      try await Wire.open(server.port, body)
    }
  }

  @Test("it lives, whatever the service says; HEAD is enough")
  func healthz() async throws {
    try await exchange(.notReady("Full.")) { wire in
      for _ in 0..<2 {
        let answer = try await wire.request("GET /healthz")
        #expect(answer.status == 200)
        #expect(answer.text == "ok")
        #expect(try await wire.request("HEAD /healthz").status == 200)
        #expect(try await wire.request("GET /page").text == "page")
      }
      // An answer before the end of a body ends the connection.
      #expect(try await wire.request("GET /healthz", body: [1, 2, 3]).text == "ok")
    }
  }

  @Test(
    "a probe that wants no other answer on its connection gets its end",
    arguments: ["GET /healthz HTTP/1.1", "HEAD /healthz HTTP/1.1", "GET /healthz HTTP/1.0"]
  )
  func healthzOnce(line: String) async throws {
    try await exchange { wire in
      let close = line.hasSuffix("1") ? "Connection: close\r\n" : ""
      try await wire.send(Array("\(line)\r\nHost: localhost\r\n\(close)\r\n".utf8))
      let answer = String(decoding: await wire.takeAll(), as: UTF8.self).lowercased()
      #expect(answer.contains(" 200 ok\r\n") && answer.contains("connection: close\r\n"))
    }
  }

  @Test("it is ready if the service is; otherwise it says why")
  func readyz() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /readyz")
      #expect(answer.status == 200)
      #expect(answer.text == "ready")
    }
    try await exchange(.notReady("The store is full.")) { wire in
      let answer = try await wire.request("GET /readyz")
      #expect(answer.status == 503)
      #expect(answer.text == "The store is full.")
    }
  }

  @Test("while another process should answer, all requests are answered 503, and it lives")
  func apart() async throws {
    let service = Probed(.ready, isApart: true)
    try await TestServer.run(service) { server in
      try await Wire.open(server.port) { wire in
        #expect(try await wire.request("GET /healthz").status == 200)
        for path in ["/page", "/readyz"] {
          let answer = try await wire.request("GET \(path)")
          #expect(answer.status == 503 && answer["retry-after"] == "2")
        }
      }
      let socket = try await Wire.open(server.port) { try await $0.upgrade(cookie: "", []) }
      #expect(socket.status == 503 && socket["retry-after"] == "2")
    }
  }

  @Test("a program of this machine reads the metrics")
  func metrics() async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /metrics")
      #expect(answer.status == 200)
      #expect(answer["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
      #expect(answer["set-cookie"] == nil)
      #expect(answer.text.contains("\nusher_sessions 42\n"))
      #expect(answer.text.contains("\nusher_connections 1\n"))
      try PrometheusMetricsTests.check(answer.text)
    }
  }

  @Test(
    "no page of another site asks for the metrics, though its reader can't see them",
    arguments: [("cross-site", 404), ("same-site", 404), ("same-origin", 200), ("none", 200)]
  )
  func otherSite(_ site: String, _ status: Int) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /metrics", ["Sec-Fetch-Site: \(site)"])
      #expect(answer.status == status)
    }
  }

  @Test("nobody changes anything there", arguments: ["/readyz", "/metrics"])
  func readOnly(_ path: String) async throws {
    try await exchange { wire in
      for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = try await wire.request("\(method) \(path)")
        #expect(answer.status == 405 && answer["allow"] == "GET, HEAD")
      }
      #expect(try await wire.request("HEAD \(path)").status == 200)
    }
  }

  @Test(
    "nobody reads the metrics through a proxy",
    arguments: [
      "X-Forwarded-For: 127.0.0.1", "X-Forwarded-For: 192.0.2.1", "Forwarded: for=127.0.0.1",
      "X-Forwarded-Proto: https",
    ]
  )
  func forwarded(_ field: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /metrics", [field])
      #expect(answer.status == 404)
    }
  }

  @Test("with a token, who has it reads the metrics from anywhere, and nobody else")
  func token() async throws {
    let token = "0123456789abcdef"
    try await exchange(token: token) { wire in
      let proxy = "X-Forwarded-For: 192.0.2.1"
      for fields in [
        [], ["Authorization: Bearer 0123456789abcdeF"], ["Authorization: \(token)"],
        ["Authorization: Basic \(token)"], ["Authorization: Bearer "],
      ] {
        let answer = try await wire.request("GET /metrics", fields)
        #expect(answer.status == 401, "\(fields)")
        #expect(answer["www-authenticate"] == "Bearer")
        #expect(!answer.text.contains("usher_"))
      }
      let fields = [proxy, "Authorization: Bearer \(token)"]
      #expect(try await wire.request("GET /metrics", fields).status == 200)
    }
  }

  @Test("a token that can be guessed isn't taken")
  func shortToken() async throws {
    let configuration = ServerConfiguration(port: 0, threads: 1, metricsToken: "secret")
    let server = UsherServer(Probed(.ready), configuration: configuration)
    let error = await #expect(throws: ServerError.self) { try await server.run { _ in } }
    #expect(error?.code == .metricsToken)
    #expect(error?.description.contains("openssl rand -hex 16") == true)
  }
}
#endif
