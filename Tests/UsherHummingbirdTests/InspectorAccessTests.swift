#if Hummingbird
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Who may see the inspector", .timeLimit(.minutes(10)))
struct InspectorAccessTests {
  private static let token = "0123456789abcdef"

  /// Says whether the server lets it show the inspector.
  private final class Told: WebService {
    func respond(to request: WebRequest) async -> WebResponse {
      request.mayInspect ? .text(200, "inspector") : .text(404, "nothing")
    }
    func attach(
      _ query: String,
      visitor: Visitor,
      connection: any WebConnection
    ) async -> (any WebSocketSession)? { nil }
    func close() async {}
  }

  private func exchange(
    token: String? = nil,
    prefix: String = "",
    _ body: @Sendable (Wire) async throws -> Void
  ) async throws {
    let configuration = ServerConfiguration(
      port: 0,
      threads: 1,
      prefix: prefix,
      inspectorToken: token
    )
    try await TestServer.run(Told(), configuration: configuration) { server in
      try await Wire.open(server.port, body)
    }
  }

  private var request: InspectorAccess.Request {
    var request = InspectorAccess.Request(path: "/_usher")
    request.isOfThisMachine = true
    return request
  }

  @Test("in a release build nobody sees the inspector without a token")
  func release() {
    let access = InspectorAccess(token: nil, prefix: "", isDevelopment: false)
    #expect(!access.admits(request))
    #expect(InspectorAccess(token: nil, prefix: "", isDevelopment: true).admits(request))
  }

  @Test("in a debug build a browser of this machine sees the inspector, and no other page is it")
  func development() async throws {
    try await exchange { wire in
      for path in ["/_usher", "/_usher/12345678"] {
        let answer = try await wire.request("GET \(path)")
        #expect(answer.text == "inspector", "\(path)")
      }
      for path in ["/_usherette", "/", "/photos/_usher"] {
        let answer = try await wire.request("GET \(path)")
        #expect(answer.text == "nothing", "\(path)")
      }
    }
  }

  @Test(
    "nobody sees the inspector through a proxy, or by a name that leads to this machine",
    arguments: [
      (["X-Forwarded-For: 127.0.0.1"], "localhost"), (["Forwarded: for=127.0.0.1"], "localhost"),
      (["X-Forwarded-Proto: https"], "localhost"), ([], "192.0.2.1"),
      (["X-Forwarded-Host: example.com"], "localhost"), (["X-Real-IP: 192.0.2.1"], "localhost"),
      (["Via: 1.1 proxy"], "localhost"), (["Sec-Fetch-Site: cross-site"], "localhost"),
    ]
  )
  func forwarded(_ fields: [String], _ host: String) async throws {
    try await exchange { wire in
      let answer = try await wire.request("GET /_usher", fields, host: host)
      #expect(answer.text == "nothing")
    }
  }

  @Test("a name of another site isn't one of this machine")
  func rebinding() {
    let hosts = KnownHosts(hostname: "0.0.0.0")
    for name in ["evil.example", "evil.example:8080", "localhost.evil.example", "192.0.2.1"] {
      #expect(!hosts.isOfThisMachine(name), "\(name)")
    }
    for name in ["localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080"] {
      #expect(hosts.isOfThisMachine(name), "\(name)")
    }
    #expect(!hosts.isOfThisMachine(nil))
  }

  @Test("a token that is shown once is a cookie from then on, which doesn't contain it")
  func token() async throws {
    let token = Self.token
    try await exchange(token: token, prefix: "/apps") { wire in
      #expect(try await wire.request("GET /apps/_usher").text == "nothing")
      let answer = try await wire.request("GET /apps/_usher?token=\(token)")
      #expect(answer.status == 303)
      #expect(answer["location"] == "/apps/_usher")
      #expect(answer["referrer-policy"] == "same-origin")
      #expect(answer["cache-control"] == "no-store")
      let field = try #require(answer["set-cookie"])
      #expect(field.hasSuffix("; Path=/apps/_usher; HttpOnly; SameSite=Lax"))
      #expect(!field.contains(token))
      // Whichever of its addresses it is shown at, in none that is left.
      let deeper = try await wire.request("GET /apps/_usher/12345678?a=b&token=\(token)")
      #expect(deeper.status == 303)
      #expect(deeper["location"] == "/apps/_usher/12345678")
      let cookie = try #require(answer.cookie)
      let fields = ["Cookie: usher-x=1; \(cookie)", "X-Forwarded-For: 192.0.2.1"]
      #expect(try await wire.request("GET /apps/_usher", fields).text == "inspector")
      let bearer = ["Authorization: Bearer \(token)"]
      #expect(try await wire.request("GET /apps/_usher", bearer).text == "inspector")
    }
  }

  @Test("however the prefix is written, the inspector's addresses are of this site")
  func prefixes() async throws {
    for (prefix, path) in [("/", ""), ("/apps/", "/apps"), ("apps", "/apps")] {
      try await exchange(token: Self.token, prefix: prefix) { wire in
        let answer = try await wire.request("GET \(path)/_usher?token=\(Self.token)")
        #expect(answer["location"] == "\(path)/_usher")
        #expect(answer["set-cookie"]?.contains("; Path=\(path)/_usher;") == true)
      }
    }
  }

  @Test("a wrong token, or a cookie of another one, gets what there is without an inspector")
  func wrong() async throws {
    let other = InspectorAccess(token: "fedcba9876543210", prefix: "")
    let welcome = other.welcome(
      InspectorAccess.Request(path: "/_usher", query: "token=fedcba9876543210")
    )
    let cookie = try #require(welcome?.headers.first { $0.name == "set-cookie" }?.value)
    try await exchange(token: Self.token) { wire in
      for (path, fields) in [
        ("/_usher?token=0123456789abcdeF", []), ("/_usher?token=", []),
        ("/_usher?tokens=\(Self.token)", []), ("/other?token=\(Self.token)", []),
        ("/_usher", ["Cookie: usher-inspector=\(Self.token)"]),
        ("/_usher", ["Cookie: \(cookie.prefix { $0 != ";" })"]),
        ("/_usher", ["Authorization: Bearer 0123456789abcdeF"]),
        ("/_usher", ["Authorization: \(Self.token)"]),
      ] {
        let answer = try await wire.request("GET \(path)", fields)
        #expect(answer.status == 404, "\(path) \(fields)")
        #expect(answer.text == "nothing", "\(path) \(fields)")
      }
    }
  }

  @Test("over HTTPS the cookie is for HTTPS only")
  func secure() throws {
    var request = request
    request.query = "token=\(Self.token)"
    request.isSecure = true
    let access = InspectorAccess(token: Self.token, prefix: "")
    let fields = try #require(access.welcome(request)?.headers)
    let cookie = try #require(fields.first { $0.name == "set-cookie" }?.value)
    #expect(cookie.hasPrefix("__Secure-usher-inspector="))
    #expect(cookie.hasSuffix("; Secure"))
    request.cookies = String(cookie.prefix { $0 != ";" })
    #expect(access.admits(request))
    request.isSecure = false
    #expect(!access.admits(request))
  }

  @Test("a token for the inspector that can be guessed isn't taken")
  func shortToken() async throws {
    let configuration = ServerConfiguration(port: 0, threads: 1, inspectorToken: "secret")
    let server = UsherServer(Told(), configuration: configuration)
    let error = await #expect(throws: ServerError.self) { try await server.run { _ in } }
    #expect(error?.code == .inspectorToken)
    #expect(error?.description.contains("ServerConfiguration.inspectorToken has less") == true)
  }
}
#endif
